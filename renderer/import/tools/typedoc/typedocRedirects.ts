import type { UserPackage } from '../../../config/schema/package.ts';
import type { DraftRedirect } from '../../draft/siteDraft.ts';
import type { ProjectFiles } from '../../values/evaluation.ts';

/** Redirects of the pages that every site of TypeDoc has. */
export function typedocRedirects(_: UserPackage, __: ProjectFiles): readonly DraftRedirect[] {
  return [];
}
