import { type CardLoader, cardElements } from './loadCard.ts';

/** Shows the fields of a parameter's type below the link to them, or hides them again. Resolves to whether there are any to show. */
export async function showFields(link: HTMLAnchorElement, load: CardLoader): Promise<boolean> {
  const shown = link.nextElementSibling;
  const fields = shown?.matches('.card-members') === true ? shown : await loadFields(link, load);
  if (!fields || !link.isConnected) return false;
  if (fields !== shown) link.after(fields);
  const isOpen = link.ariaExpanded !== 'true';
  link.ariaExpanded = String(isOpen);
  fields.toggleAttribute('hidden', !isOpen);
  return true;
}

async function loadFields(link: HTMLAnchorElement, load: CardLoader): Promise<Element | null> {
  const content = await load(link);
  return content ? cardElements(content).querySelector('.card-members') : null;
}
