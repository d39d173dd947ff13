import type { ApiModule } from '../../renderer/model/api.ts';
import { type ListPart, listParts } from './listParts.ts';

/** Without members of what the module is (`export = Server` exports what is static of it), which the page of that shows. */
export function listedReferences({ references }: ApiModule): ApiModule['references'] {
  return references.filter(({ target }) => !target.includes('#'));
}

/** The parts of a long list of them. Empty where the page lists all. */
export function referenceParts(module: ApiModule): readonly ListPart<ApiModule['references'][number]>[] {
  return listParts({ id: 'references', entries: listedReferences(module), nameOf: ({ name }) => name });
}
