// Every icon that is to be seen at the table, and whether it says what it stands for: a thing of the game opens its rule card
// or is told in brief; any other sign is part of a control that has a name.
(() => {
  const TELLS = "[data-rule], [data-tip]";
  const CONTROLS = "button, a, summary, label";

  const seen = (one) => {
    const box = one.getBoundingClientRect();
    const inside = box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
    return inside && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".sprite, .unseen, .tip, .rule-card"); // the last two are answers
  };

  const named = (one) => `${one.innerText} ${one.getAttribute("aria-label") ?? ""} ${one.title}`.trim().length > 1;

  const says = (one) => {
    if (one.closest(TELLS)) return true;
    const control = one.closest(CONTROLS);
    return control && /^#icon-ui-/.test(one.getAttribute("href")) && named(control);
  };

  /** Which there are, and where there are some that say nothing. */
  window.icons = () => {
    const found = [...document.querySelectorAll("svg use")].filter(seen);
    const told = new Set(found.filter(says).map((one) => one.getAttribute("href")));
    const dumb = found.filter((one) => !says(one)).map((one) => `${one.getAttribute("href")} in ${one.closest("[class]:not(svg)")?.outerHTML.slice(0, 160)}`);
    return { told: [...told], dumb };
  };
})();
