import { groupBy } from '../../model/groupBy.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { factsOf } from '../../release/declarationFacts.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import { type DeclarationPart, partsOfDeclaration } from '../../release/declarationText.ts';
import { type EntryDraft, sentence, type Tables } from './entryDraft.ts';

/** Entries for declarations whose text changed but not their meaning, and for declarations that are deprecated now. */
export function quietDrafts({ old, next, names, comparison }: Tables, reported: readonly EntryDraft[]): readonly EntryDraft[] {
  const open = new Set([...undecidedWholes(reported, old), ...changedEnums(reported)]);
  return comparison.pairs.all.flatMap(([id, newId]) => {
    if (comparison.failed.has(id)) return [];
    const name = names.old.get(id) ?? id;
    const isExported = names.old.has(id);
    const before = partsByLabel(old, id);
    return [...partsByLabel(next, newId)].flatMap(([label, parts]) =>
      parts.flatMap((after, index) =>
        quietParts({ before: before.get(label)?.[index], after, name, isCompared: isExported && !open.has(id) }),
      ),
    );
  });
}

/** A constant and a type of one name have the same label. */
function partsByLabel(snapshot: ApiSnapshot, id: string): ReadonlyMap<string, readonly DeclarationPart[]> {
  return groupBy(partsOfDeclaration(snapshot, id), ({ label }) => label);
}

/** Ids of aliases with an entry about the alias as a whole: their members were not judged one by one. */
function undecidedWholes(reported: readonly EntryDraft[], old: ApiSnapshot): ReadonlySet<string> {
  const harmful = reported.filter(({ entry: { verdict } }) => verdict === 'major' || verdict === 'unknown');
  const ids = harmful.flatMap(({ findings }) => findings.flatMap(({ id, part }) => (part.kind === 'type' ? [id] : [])));
  return new Set(ids.filter((id) => declarationsOf(old, id).some((one) => one.kind === 'type' && !factsOf(one).isObject)));
}

/** Ids of enums with a changed member, whose entry speaks of the members after it, too. */
function changedEnums(reported: readonly EntryDraft[]): readonly string[] {
  const findings = reported.flatMap((draft) => draft.findings);
  return findings.flatMap(({ id, part, change }) => (part.kind === 'enum-member' && change === 'changed' ? [id] : []));
}

interface QuietRequest {
  readonly before: DeclarationPart | undefined;
  readonly after: DeclarationPart;
  readonly name: string;
  /** Whether users know the declaration, and each of its parts was compared. */
  readonly isCompared: boolean;
}

function quietParts({ before, after, name, isCompared }: QuietRequest): readonly EntryDraft[] {
  if (before === undefined || after.isInternal) return [];
  const symbol = `${name}${after.label}`;
  const draft = (change: 'deprecated' | 'changed', reason: string): EntryDraft => {
    const verdict = change === 'deprecated' ? 'minor' : 'patch';
    return {
      entry: { symbol, change, verdict, reason: sentence(`${symbol}: ${reason}`), old: before.text, new: after.text },
      findings: [],
    };
  };
  const wasDeprecated = new Set(before.overloads.filter(({ deprecated }) => deprecated !== undefined).map(({ text }) => text));
  const overload = after.overloads.find(({ text, deprecated }) => deprecated !== undefined && !wasDeprecated.has(text));
  const isNew = before.deprecated === undefined && after.deprecated !== undefined;
  const isGone = before.deprecated !== undefined && after.deprecated === undefined;
  return [
    ...(isNew ? [draft('deprecated', `is deprecated now${advice(after.deprecated)}`)] : []),
    ...(overload !== undefined && after.deprecated === undefined
      ? [draft('deprecated', `the overload \`${overload.text}\` is deprecated now${advice(overload.deprecated)}`)]
      : []),
    ...(isGone ? [draft('changed', 'is no longer deprecated')] : []),
    ...(before.text !== after.text && isCompared
      ? [draft('changed', isHead(after) ? inherits : 'is written differently, and means the same')]
      : []),
  ];
}

function advice(text = ''): string {
  return text === '' ? '' : `: ${text.replace(/\.$/, '')}`;
}

/** The line of a class or an interface, which names what it inherits from. */
function isHead({ label, text }: DeclarationPart): boolean {
  return label === '' && /^(?:abstract class|class|interface) /.test(text);
}

const inherits = 'is declared differently; what this changes in its members is listed for them';
