import type { ApiModule } from '../model/api.ts';
import { type ListPart, listParts } from './listParts.ts';

/**
 * Re-exports without the members of the module's own value (`export = Server` exports static members), which the page of that value shows.
 */
export function listedReferences({ references }: ApiModule): ApiModule['references'] {
  return references.filter(({ target }) => !target.includes('#'));
}

/** The parts of a long list of them. Empty where the page lists all. */
export function referenceParts(module: ApiModule): readonly ListPart<ApiModule['references'][number]>[] {
  return listParts({ id: 'references', entries: listedReferences(module), nameOf: ({ name }) => name });
}
