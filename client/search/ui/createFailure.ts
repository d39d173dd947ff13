import type { Words } from '../../../renderer/model/words.ts';
import { createElement } from './createElement.ts';

export interface FailureParts {
  readonly words: Words;
  readonly retry: () => void;
}

/** Says that search could not be loaded, with a way to try again: the content of a region that is read out. */
export function createFailure({ words, retry }: FailureParts): readonly (Node | string)[] {
  const button = createElement('button', { type: 'button', class: 'search-clear' }, words.retry);
  button.addEventListener('click', retry);
  return [words.searchFailed, ' ', button];
}
