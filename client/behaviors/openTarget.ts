import { anchorTarget } from '../router/anchorTarget.ts';

/**
 * Opens the folded part that contains the target of the address; for a card's heading, the card's list. If the target is a former anchor,
 * goes to its new place.
 */
export function openTarget(): void {
  const target = anchorTarget();
  if (!target) return;
  const moved = target.matches('.moved') ? target.querySelector('a') : null;
  if (moved) location.replace(moved.href);
  const list = target.parentElement?.matches('.card') === true ? target.parentElement.querySelector('details') : null;
  if (list) list.open = true;
  for (let part = target.closest('details'); part; part = part.parentElement?.closest('details') ?? null) part.open = true;
}
