import type { ClientMessages } from '../../renderer/model/clientMessages.ts';

/** The field above a package's cards filters them. What does so is loaded with the first letter. */
export function startIndexFilter(messages: ClientMessages): void {
  document.addEventListener('input', async ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.index-filter')) return;
    const { filterCards } = await import('./filterCards.ts');
    filterCards(target, messages);
  });
}
