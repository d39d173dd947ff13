import { shortHash } from '../../model/addresses.ts';
import type { ApiSymbol, Member } from '../../model/api.ts';

/**
 * A hash of everything that users of a symbol or member depend on, except its name and its comments. A renamed symbol keeps it, also when
 * its signature mentions the symbol itself.
 *
 * @param owner the symbol itself, or the symbol that has the member
 */
export function signatureHash(part: ApiSymbol | Member, owner: ApiSymbol): string {
  const { name: _name, ...facts } = part;
  const text = JSON.stringify(facts, (key, value: unknown) => {
    if (omitted.has(key)) return undefined;
    return isReference(value) ? withoutIds(value, owner) : value;
  });
  return shortHash(text);
}

const omitted: ReadonlySet<string> = new Set([
  'id',
  'qualifiedName',
  'module',
  'anchor',
  'comment',
  'sources',
  'grouping',
  'parts',
  'extendedBy',
  'implementedBy',
  'inheritedFrom',
  'overrides',
  'children',
]);

interface Reference {
  readonly kind: 'reference';
  readonly name: string;
  readonly target: { readonly kind: string; readonly id?: string | undefined };
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'reference' && 'target' in value;
}

/** Ids contain the section of a version, which changes with each major version. */
function withoutIds(reference: Reference, owner: ApiSymbol): object {
  const { id, kind } = reference.target;
  const isOwn = id !== undefined && (id === owner.id || id.startsWith(`${owner.id}#`));
  const name = isOwn ? reference.name.replace(owner.qualifiedName, '') : reference.name;
  return { ...reference, name, target: kind };
}
