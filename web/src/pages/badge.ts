// The sign of this page in its tab: with a dot while it is the turn of somebody here.
import plain from "../art/favicon.svg";
import marked from "../art/favicon-turn.svg";

export function badge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = on ? marked : plain;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}
