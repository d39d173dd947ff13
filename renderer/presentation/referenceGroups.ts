import type { ApiModule, ApiSymbol, ReExport } from '../model/api.ts';
import { groupBy } from '../model/groupBy.ts';
import type { Messages } from '../model/messages.ts';
import { isDeprecated } from './commentParts.ts';
import { type ListPart, listParts } from './listParts.ts';
import { type SymbolGroup, symbolGroups } from './symbolGroups.ts';

/** Re-exports under one heading. */
interface ReferenceGroup extends Pick<SymbolGroup, 'id' | 'title' | 'kind'> {
  /** In the order of their symbols. */
  readonly references: readonly ReExport[];
  /** The parts of a long list. Empty where the page lists all. */
  readonly parts: readonly ListPart<ReExport>[];
}

/**
 * The re-exports of a module by the kind of their symbols, or by `@group`; those of symbols that neither `symbols` nor the re-exports have are
 * last. Re-exports of all one kind are one group.
 */
export function referenceGroups(module: ApiModule, symbols: readonly ApiSymbol[], messages: Messages): readonly ReferenceGroup[] {
  const listed = groupBy(listedReferences(module), ({ target }) => target);
  const outside = new Map(
    module.references.flatMap((one) => (one.outside === undefined ? [] : [[one.target, one.outside.symbol] as const])),
  );
  const own = [...symbols, ...outside.values()].filter(({ id }) => listed.has(id));
  const known = new Set(own.map(({ id }) => id));
  const groups = symbolGroups(own, { messages, comment: module.comment }).map(({ id, title, kind, symbols: members }) =>
    groupOf({ id: `references-${id}`, title, kind, references: members.flatMap((symbol) => listed.get(symbol.id) ?? []) }),
  );
  const others = [...listed].flatMap(([target, references]) => (known.has(target) ? [] : references));
  if (others.length === 0) return groups;
  return [...groups, groupOf({ id: 'references-other', title: messages.otherCategory, references: others })];
}

function groupOf(group: Omit<ReferenceGroup, 'parts'>): ReferenceGroup {
  return { ...group, parts: listParts({ id: group.id, entries: group.references, nameOf: ({ name }) => name }) };
}

/** Without the members of the module's own value (`export = Server` exports static members), which the page of that value shows. */
function listedReferences({ references }: ApiModule): readonly ReExport[] {
  return references.filter(({ target }) => !target.includes('#'));
}

/** Whether a module's page has a section for re-exports: of symbols, or of whole modules as namespaces. */
export function hasReferences(module: ApiModule): boolean {
  return listedReferences(module).length + (module.namespaces?.length ?? 0) > 0;
}

/** Whether a module's re-exports come before its own symbols: what is deprecated comes last. */
export function areReferencesFirst(module: ApiModule, own: readonly ApiSymbol[]): boolean {
  return hasReferences(module) && own.length > 0 && own.every(isDeprecated);
}
