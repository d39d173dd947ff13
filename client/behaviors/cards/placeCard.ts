/** Distance between a name and its card; none, the pointer could not cross it without leaving both. */
const gap = 4;
const edge = 8;

/** Puts a card below its name, or above where there is more room; never over the name or the title above it, never outside of the window. */
export function placeCard(card: HTMLElement, name: Element): void {
  const { top, bottom, left } = name.getBoundingClientRect();
  card.style.removeProperty('--card-room');
  const below = innerHeight - bottom - gap - edge;
  const above = top - gap - edge - titleEnd(top);
  const isBelow = card.offsetHeight <= below || below >= above;
  card.style.setProperty('--card-room', `${Math.max(isBelow ? below : above, 80)}px`);
  card.style.top = `${isBelow ? bottom + gap : top - gap - card.offsetHeight}px`;
  card.style.left = `${Math.max(edge, Math.min(left, document.body.clientWidth - card.offsetWidth - edge))}px`;
}

/** The lower edge of the page's title, in pixels below the top of the window. 0 if the title is not in the window above the name. */
function titleEnd(top: number): number {
  const { bottom = 0 } = document.querySelector('h1')?.getBoundingClientRect() ?? {};
  return bottom > 0 && bottom <= top ? bottom : 0;
}
