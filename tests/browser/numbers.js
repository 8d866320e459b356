// Every number that is to be seen at the table, and what it answers to somebody who points at it and wants to know why.
(() => {
  const NOT = [
    ["kbd", "the name of a key"],
    [".who b, .deed b", "a player's own name"],
    [".coach-card", "the coach explains already"],
    ["dialog", "asked about by itself"],
  ];
  const TELLS = "[data-rule], [data-tip]";

  const seen = (one) => {
    const box = one.getBoundingClientRect();
    const inside = box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
    return inside && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".unseen, [aria-hidden=true]:not(svg)");
  };

  const numbers = (root) => {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const one = node.parentElement;
      if (/\d/.test(node.data) && one && seen(one) && !NOT.some(([each]) => one.closest(each))) found.push([one, node.data]);
    }
    return found;
  };

  const answer = async (at) => {
    const of = at.getAttribute("data-rule") ?? at.getAttribute("data-tip");
    // Without bubbling: what is asked must not change meanwhile because a card around it is pointed at too.
    document.body.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", screenX: 1 }));
    at.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", screenX: 2 }));
    for (let wait = 0; wait < 150; wait += 1) {
      await new Promise((then) => setTimeout(then, 20));
      const tip = document.querySelector(".tip:popover-open");
      if (tip && tip.textContent.trim().length > 8) return { of, says: tip.innerText };
    }
    return { of, says: "" };
  };

  /** What each says, once for each thing that is asked; an empty answer is none. */
  window.whys = async (selector) => {
    const told = new Map();
    const silent = [];
    for (const root of document.querySelectorAll(selector)) {
      for (const [one, text] of numbers(root)) {
        const at = one.closest(TELLS);
        if (!at) {
          silent.push(`${text.trim()} in ${one.closest("[class]")?.outerHTML.slice(0, 120)}`);
          continue;
        }
        const key = at.getAttribute("data-rule") ?? at.getAttribute("data-tip");
        if (told.has(key)) continue;
        told.set(key, "");
        const { says } = await answer(at);
        told.set(key, says);
        if (!says) silent.push(`${text.trim()} asks ${key} and is not answered`);
      }
    }
    return { told: Object.fromEntries(told), silent };
  };
})();
