import type { ClientMessages } from '../../renderer/model/clientMessages.ts';

/** The field above a package's cards filters them. What does so is loaded with the first letter. */
export function startIndexFilter(messages: ClientMessages): void {
  const filled = new WeakMap<Element, Promise<void>>();
  document.addEventListener('input', async ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.index-filter')) return;
    const index = target.closest('.cards-index');
    if (index === null) return;
    const [{ filterCards }, { fillCards }] = await Promise.all([import('./filterCards.ts'), import('./fillCards.ts')]);
    if (!filled.has(index)) filled.set(index, fillCards(index));
    await filled.get(index);
    filterCards(target, messages);
  });
}
