import type { ApiModule } from '../../renderer/model/api.ts';

/** Without members of what the module is (`export = Server` exports what is static of it), which the page of that shows. */
export function listedReferences({ references }: ApiModule): ApiModule['references'] {
  return references.filter(({ target }) => !target.includes('#'));
}
