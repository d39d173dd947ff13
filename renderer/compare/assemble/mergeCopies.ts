import { groupBy } from '../../model/groupBy.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import type { DiffEntry } from '../../release/diffEntry.ts';
import { preferredModules } from '../../release/displayNames.ts';
import { listOf } from '../exports/exportChange.ts';
import type { Decided } from './entryDraft.ts';

interface MergeRequest {
  readonly decided: readonly Decided[];
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
}

/**
 * Makes one entry of the same change in several copies of a module, such as `./utils` and `./esm/utils`: a declaration of the same name, with
 * the same texts and the same verdict. The entry of the preferred entry point stays, and names the others.
 */
export function mergeCopies({ decided, old, new: next }: MergeRequest): readonly Decided[] {
  const modules = [...preferredModules(next), ...preferredModules(old)].map(({ name }) => name);
  const placed = decided.map((one) => ({ one, entry: one.entry, ...placeOf(one.entry), others: one.draft.exported?.others ?? [] }));
  return [...groupBy(placed, keyOf).values()].flatMap((group) => {
    const [first, ...copies] = group.toSorted((a, b) => modules.indexOf(a.module) - modules.indexOf(b.module));
    if (first === undefined) return [];
    // Copies are in different modules. Two symbols of one module are two declarations, even if their names differ only in an added number.
    const [places, symbols] = [new Set(group.map(({ module }) => module)), new Set(group.map(({ entry }) => entry.symbol))];
    if (places.size < symbols.size) return group.map(({ one }) => one);
    const others = [...new Set([...first.others, ...copies.flatMap(({ module, others: more }) => [module, ...more])])];
    if (others.length === 0) return [first.one];
    const reason = `${first.entry.reason.replace(/\.$/, '')} (the same for ${listOf(others)}).`;
    // What follows from a copy follows from this entry. All findings of a copy are of one declaration.
    const own = copies.flatMap(({ one }) => one.draft.findings.slice(0, 1));
    const draft = { ...first.one.draft, findings: [...first.one.draft.findings, ...own] };
    return [{ entry: { ...first.entry, reason }, draft }];
  });
}

interface Place {
  /** Name of the entry point. */
  readonly module: string;
  /** The symbol without its entry point. */
  readonly name: string;
}

function placeOf({ symbol, reason }: DiffEntry): Place {
  const [label = '', module = ''] = /^\.\/([^:]*):/.exec(symbol) ?? [];
  // What is not exported is named with an export that uses it.
  const [, user = ''] = /, which `\.\/([^:`]*):[^`]*` uses:/.exec(reason) ?? [];
  return { module: label === '' ? user : module, name: withoutFiles(symbol.slice(label.length)) };
}

function keyOf({ entry, module, name }: Place & { readonly entry: DiffEntry }): string {
  const { symbol, change, verdict, suspected, reason, old, new: next } = entry;
  // An entry without texts says too little to be compared with others.
  if (old === undefined && next === undefined) return JSON.stringify([module, name, change, suspected === true, reason]);
  // What is exported as `default` has a name of its own in each module.
  const withoutName = (text = ''): string => (name === 'default' ? text.replace(/^(\w+) [\p{L}\p{N}_$.]+/u, '$1') : text);
  const texts = [reason.replace(symbol, name).replace(/`\.\/[^:`]*:/g, '`'), withoutName(old), withoutName(next)];
  return JSON.stringify([name, change, verdict, suspected === true, ...texts.map(withoutFiles)]);
}

/** Ids of what several files declare end in the name of their file: `Store$esm_store`. Names in reasons have it in brackets. */
function withoutFiles(text: string): string {
  return text.replace(/([\p{L}\p{N}_])\$[\p{L}\p{N}_$]+/gu, '$1').replace(/ \([\p{L}\p{N}_$/]+\)`/gu, '`');
}
