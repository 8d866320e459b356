// What looks pressable and cannot be hit, or cannot be focused; gives a line for each such thing. And green is the
// sensible next step: there is at most one on top.
(() => {
  const NAMED = ["data-region", "data-step", "data-do", "data-use", "data-act", "data-pick", "data-seat", "data-combo"];
  const name = (one) => {
    const key = NAMED.find((each) => one.hasAttribute(each));
    return key ? `${key}=${one.getAttribute(key)}` : `${one.tagName}.${one.getAttribute("class") ?? ""}`;
  };

  /** What is seen of it: the rest has been scrolled away. */
  function frame(one) {
    const whole = new DOMRect(0, 0, innerWidth, innerHeight);
    const around = [];
    for (let outer = one.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow !== "visible") around.push(outer.getBoundingClientRect());
    }
    const inside = (box, x, y) => x >= box.left && x < box.right && y >= box.top && y < box.bottom;
    return (x, y) => [whole, ...around].every((box) => inside(box, x, y));
  }

  /** Some places where it can be seen; a region is not everywhere in its box. */
  function places(one) {
    const seen = frame(one);
    const box = one.getBoundingClientRect();
    const shape = one.querySelector(":scope > path.fill");
    const matrix = shape?.getScreenCTM()?.inverse();
    const found = [];
    for (const x of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const at = [box.x + box.width * x, box.y + box.height * y];
        if (!seen(...at)) continue;
        if (shape && !shape.isPointInFill(new DOMPoint(...at).matrixTransform(matrix))) continue;
        found.push(at);
      }
    }
    return found;
  }

  /** Nothing there but what it lies in: it is seen, and a press goes through it. */
  const through = (one, at) => {
    const hit = document.elementFromPoint(...at);
    return hit === null || (hit !== one && hit.contains(one));
  };

  window.untouchable = () => {
    // The end of a game may open over another dialog, which stands later in the page.
    const top = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("dialog[open]") ?? document;
    const looks = "button:not([disabled]), a[href], [data-region][data-mark], [data-step]:not(.shut)";
    const seen = [...top.querySelectorAll(looks)].filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const found = [];
    const green = seen.filter((one) => one.matches(".go") && places(one).some((at) => !through(one, at)));
    if (green.length > 1) found.push(`${green.length} next steps are green: ${green.map((one) => one.textContent.trim()).join(", ")}`);
    const focused = document.activeElement;
    for (const one of seen) {
      const at = places(one);
      if (at.length && at.every((place) => through(one, place))) found.push(`cannot be hit: ${name(one)}`);
      one.focus({ preventScroll: true });
      if (document.activeElement !== one) found.push(`cannot be focused: ${name(one)}`);
    }
    if (focused && focused !== document.body) focused.focus({ preventScroll: true });
    else document.activeElement?.blur();
    return found;
  };

  // At every turn's start, in every test: an error of the page fails the test.
  let asked = false;
  const look = () => {
    const now = document.querySelector(".bar.asked") !== null;
    if (now && !asked) requestAnimationFrame(() => requestAnimationFrame(() => {
      if (!document.querySelector(".bar.asked")) return;
      for (const line of window.untouchable()) console.error(line);
    }));
    asked = now;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ["class"] });
})();
