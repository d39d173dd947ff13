import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { declarationsOf, namespaceExports } from '../../release/declarationsOf.ts';
import { mentionedFrom } from '../../release/promisedIds.ts';
import type { EntryDraft } from '../assemble/entryDraft.ts';
import { idsElsewhere } from '../policy/idsElsewhere.ts';
import type { CompareRequest } from '../snapshots/compareSnapshots.ts';

/**
 * Creates a function that answers whether only programs that import a part of the package's implementation meet a change: nothing that users can
 * import elsewhere mentions it, or users can import it elsewhere.
 */
export function createIsInner(
  old: ApiSnapshot,
  implementation: NonNullable<CompareRequest['implementation']>,
): (draft: Pick<EntryDraft, 'exported' | 'findings'>) => boolean {
  const isPart = (module: string, name: string): boolean => implementation[module]?.includes(name) === true;
  if (Object.keys(implementation).length === 0) return () => false;
  const importable = idsElsewhere(old, implementation);
  const mentioned = mentionedFrom(old, importable);
  /** Who needs a type that others mention has no other name for it. Of a namespace, that is a member. */
  const isNeeded = (id: string): boolean => mentioned.has(id) || (namespaceExports(old, id) ?? []).some(({ target }) => isNeeded(target));
  /** Users get what a generic alias computes from what mentions it. */
  const isHelper = (id: string): boolean =>
    declarationsOf(old, id).every((one) => one.kind === 'type' && one.typeParameters !== '' && isComputed.test(one.type));
  const isInnerId = (id: string): boolean => importable.has(id) || !isNeeded(id) || isHelper(id);
  const isInnerModule = (module: string): boolean =>
    old.modules
      .filter(({ kind, name }) => kind === 'entry' && name === module)
      .every(({ exports }) => exports.every(({ name, target }) => isPart(module, name) && isInnerId(target)));
  return ({ exported, findings }) => {
    if (exported === undefined) return findings.length > 0 && findings.every(({ id }) => !mentioned.has(id));
    const { module, others: further = [], path, target, isAugmentation } = exported;
    const [name] = path;
    if (isAugmentation) return false;
    if (name === undefined) return isInnerModule(module);
    return target !== undefined && isInnerId(target) && [module, ...further].every((one) => isPart(one, name));
  };
}

/** A conditional or a mapped type. */
const isComputed = /\bextends\b.*\?|\[[\p{L}\p{N}_$]+ in /su;
