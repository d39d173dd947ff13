import type { NameKind } from '../../../renderer/model/search.ts';
import { ranks } from './matchName.ts';
import { ownNameOf } from './NameTable.ts';
import type { Query } from './parseQuery.ts';
import type { NameMatch } from './rankNames.ts';

const typeKinds: ReadonlySet<NameKind> = new Set(['class', 'interface', 'type', 'enum']);
/** `create a schema`, `how do I make a schema`: the rest may name a type. */
const making = /\b(?:creat|mak|build|construct)(?:e|ing)?\s+(?:(?:an?|the|new)\s+)*(\S.*)$/i;

export interface AskedSignature {
  readonly query: Query;
  /** What the query finds as a name. */
  readonly names: readonly NameMatch[];
  /** Types by their names, best first. */
  readonly findTypes: (query: Query) => readonly NameMatch[];
}

/**
 * The signature that words ask for: of the name of a type, everything that takes or returns it; of `create` with the name of a type, what
 * returns it.
 */
export function askedSignature({ query, names: [first], findTypes }: AskedSignature): Query | undefined {
  const isName = query.kinds.size === 0 && /^[\w$.]+$/.test(query.text);
  if (isName && first !== undefined && first.quality <= ranks.caseless && isType(first)) return query;
  const [, made = ''] = making.exec(query.text) ?? [];
  const [type] = made === '' ? [] : findTypes({ ...query, text: made, kinds: typeKinds });
  return type === undefined || type.quality >= ranks.lastWord ? undefined : { ...query, text: `-> ${ownNameOf(type.table, type.index)}` };
}

function isType({ table, index }: NameMatch): boolean {
  return typeKinds.has(table.kinds[index] ?? 'page');
}
