import type { ApiSnapshot } from '../../../release/apiSnapshot.ts';
import { classMembers } from '../../../release/declarationFacts.ts';
import type { Finding, Harm } from '../../difference/difference.ts';

/** Whether only programs that name a declaration show a difference: they create or extend a class, or read a value. */
export function needsName({ id, part, difference: { rule, path } }: Finding<Harm>, old: ApiSnapshot): boolean {
  if (part.kind === 'value' || part.kind === 'constructor' || part.kind === 'static' || part.kind === 'enum-member') return true;
  if (rule === 'abstract' || rule === 'override' || rule === 'access' || rule === 'kind' || path[0]?.kind === 'default') return true;
  return 'name' in part && classMembers(old, id).some(({ access, name }) => access === 'protected' && name === part.name);
}
