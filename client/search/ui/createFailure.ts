import type { ClientMessages } from '../../../renderer/model/clientMessages.ts';
import { createElement } from './createElement.ts';

export interface FailureParts {
  readonly messages: ClientMessages;
  readonly retry: () => void;
}

/** Says that search could not be loaded, with a way to try again: the content of a region that is read out. */
export function createFailure({ messages, retry }: FailureParts): readonly (Node | string)[] {
  const button = createElement('button', { type: 'button', class: 'search-clear' }, messages.retry);
  button.addEventListener('click', retry);
  return [messages.searchFailed, ' ', button];
}
