import { groupBy } from '../../model/groupBy.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { declarationsOf, isInternal } from '../../release/declarationsOf.ts';
import { type DeclarationPart, partsOfDeclaration, textOf } from '../../release/declarationText.ts';
import { overallVerdict, type Policy } from '../../release/diffEntry.ts';
import { displayNames, readableNames, unexportedName, withDisplayNames } from '../../release/displayNames.ts';
import { memberReferences } from '../../release/references.ts';
import { type Finding, isHarmless, partLabel } from '../difference/difference.ts';
import { type ExportChange, taggedInternal } from '../exports/exportChange.ts';
import type { SnapshotComparison } from '../snapshots/compareSnapshots.ts';
import { type EntryDraft, type Names, sentence, type Tables } from './entryDraft.ts';
import { quietDrafts } from './quietDrafts.ts';
import { reasonOf } from './reasonOf.ts';
import { shownTexts } from './shownTexts.ts';

interface AssembleRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly comparison: SnapshotComparison;
  readonly policy: Policy;
  /** The new release with everything that is tagged `@internal`. */
  readonly published: ApiSnapshot;
}

/** Groups the findings into entries: one for each symbol or member. The verdict of an entry is that of its worst difference. */
export function assembleEntries({ old, new: next, comparison, published, policy }: AssembleRequest): readonly EntryDraft[] {
  const names = { old: displayNames(old), new: displayNames(next) };
  const exported = comparison.exports.map((change) => exportDraft(change, { old, next }));
  const readable = { old: readableNames(old), new: readableNames(next) };
  const tables = { old, next, names, readable, comparison };
  const reported = findingDrafts(tables, { published, policy });
  const labels = new Set([...exported, ...reported].map(({ entry }) => entry.symbol));
  const quiet = quietDrafts(tables, reported).filter(({ entry }) => entry.change === 'deprecated' || !labels.has(entry.symbol));
  return [...exported, ...reported, ...quiet].map((draft) => ({ ...draft, entry: withReadableTexts(draft.entry, readable) }));
}

function withReadableTexts({ old, new: next, ...entry }: EntryDraft['entry'], names: Names): EntryDraft['entry'] {
  return {
    ...entry,
    ...(old === undefined ? {} : { old: withDisplayNames(old, names.old) }),
    ...(next === undefined ? {} : { new: withDisplayNames(next, names.new) }),
  };
}

function exportDraft(exported: ExportChange, { old, next }: Pick<Tables, 'old' | 'next'>): EntryDraft {
  const { symbol, change, severity, reason, target } = exported;
  const side = change === 'added' ? 'new' : 'old';
  // For a class or an interface, this is its first line without the members.
  const text = target === undefined ? undefined : textOf(partsOfDeclaration(side === 'new' ? next : old, target), '');
  const signature = text === undefined ? {} : { [side]: text };
  return { entry: { symbol, change, verdict: severity, reason: sentence(`${symbol}: ${reason}`), ...signature }, findings: [], exported };
}

function findingDrafts(
  { old, next, names, readable, comparison }: Tables,
  { published, policy }: Pick<AssembleRequest, 'published' | 'policy'>,
): readonly EntryDraft[] {
  const groups = groupBy(comparison.findings, ({ id, part }) => `${id} ${partLabel(part)}`);
  return [...groups.values()].flatMap((findings): readonly EntryDraft[] => {
    const [first] = findings;
    if (first === undefined) return [];
    const newId = comparison.pairs.newOf(first.id) ?? comparison.replacements.get(first.id) ?? first.id;
    const label = partLabel(first.part);
    const [oldParts, newParts] = [partsOfDeclaration(old, first.id), partsOfDeclaration(next, newId)];
    const isExported = names.old.has(first.id);
    const isHidden = (!isExported && isInternal(old, first.id)) || (!names.new.has(newId) && isInternal(next, newId));
    const user = isExported && !isHidden ? undefined : userOf(first.id, comparison, names.old);
    if (isHidden && user === undefined) return [];
    if (isInternalPart(label, [...oldParts, ...newParts])) return [];
    const [before, after] = [textOf(oldParts, label), textOf(newParts, label)];
    // An inherited member has no text in this declaration. The text that names the base decides.
    const isInherited = before === undefined && after === undefined;
    const isSameText = isInherited ? textOf(oldParts, '') === textOf(newParts, '') : before === after;
    // The text that is shown leaves out members of object types.
    const isWrittenAlike = isSameText && (label !== '' || aliasText(old, first.id) === aliasText(next, newId));
    const counted = findings.filter(({ difference }) => !isWrittenAlike || !isHarmless(difference));
    if (counted.length === 0) return [];
    const verdict = overallVerdict(counted.map(({ difference }) => difference.severity));
    const symbol = `${names.old.get(first.id) ?? first.id}${label}`;
    const change = changeOf(counted);
    const subject = isExported || user === undefined ? symbol : `${symbol}, which ${user} uses`;
    const worst = counted.filter(({ difference }) => difference.severity === verdict);
    const told = withDisplayNames(withDisplayNames(reasonOf(worst), readable.old), readable.new);
    const reason = sentence(`${subject}: ${told}`);
    if (change === 'removed' && isInternalPart(label, partsOfDeclaration(published, newId))) return [internalNow(symbol, before, policy)];
    const differences = worst.map(({ difference }) => difference);
    const texts = shownTexts({ old: oldParts, new: newParts }, label, differences);
    const isSymptom = label !== '' && before !== undefined && before === after;
    const sources = isSymptom ? memberReferences(declarationsOf(old, first.id), label) : undefined;
    const shown = isExported ? undefined : unexportedName(old, first.id);
    const displayName =
      shown === undefined ? {} : { displayName: `${shown.name}${label}${shown.file === undefined ? '' : ` (${shown.file})`}` };
    return [{ entry: { symbol, ...displayName, change, verdict, reason, ...texts }, findings: counted, sources }];
  });
}

/** Whether a member is tagged `@internal` in each release that has it. Only types that are computed from it can change. */
function isInternalPart(label: string, parts: readonly DeclarationPart[]): boolean {
  const own = parts.filter((part) => part.label === label);
  return label !== '' && own.length > 0 && own.every(({ isInternal }) => isInternal);
}

/** What became internal is no longer for users. The compiler still accepts it, so a program cannot show it. */
function internalNow(symbol: string, text: string | undefined, policy: Policy): EntryDraft {
  const reason = sentence(`${symbol}: ${taggedInternal}`);
  const verdict = policy === 'strict' ? 'major' : 'minor';
  return { entry: { symbol, change: 'removed', verdict, reason, ...(text === undefined ? {} : { old: text }) }, findings: [] };
}

/** The name of an export whose type uses this unexported declaration. */
function userOf(id: string, { context }: SnapshotComparison, names: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  for (let at = id; !seen.has(at); ) {
    seen.add(at);
    const [route] = context?.positions(at).values() ?? [];
    if (route === undefined) return undefined;
    const name = names.get(route.from);
    if (name !== undefined) return `\`${name}\``;
    at = route.from;
  }
  return undefined;
}

function aliasText(snapshot: ApiSnapshot, id: string): string {
  return declarationsOf(snapshot, id)
    .flatMap((one) => (one.kind === 'type' ? [one.type] : []))
    .join('\n');
}

function changeOf(findings: readonly Finding[]): Finding['change'] {
  const changes = new Set(findings.map(({ change }) => change));
  if (changes.has('removed')) return 'removed';
  return changes.has('added') && changes.size === 1 ? 'added' : 'changed';
}
