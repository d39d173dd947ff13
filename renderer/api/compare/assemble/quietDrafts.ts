import { type DeclarationPart, partsOfDeclaration } from '../../../snapshot/declarationText.ts';
import { sentence } from './describe.ts';
import type { EntryDraft, Tables } from './entryDraft.ts';

/** Entries for declarations whose text changed but not their meaning, and for declarations that are deprecated now. */
export function quietDrafts({ old, next, names, comparison }: Tables): readonly EntryDraft[] {
  return comparison.pairs.all.flatMap(([id, newId]) => {
    const name = names.old.get(id) ?? id;
    const isExported = names.old.has(id);
    const before = new Map(partsOfDeclaration(old, id).map((part) => [part.label, part]));
    return partsOfDeclaration(next, newId).flatMap((after) => quietParts({ before: before.get(after.label), after, name, isExported }));
  });
}

interface QuietRequest {
  readonly before: DeclarationPart | undefined;
  readonly after: DeclarationPart;
  readonly name: string;
  readonly isExported: boolean;
}

function quietParts({ before, after, name, isExported }: QuietRequest): readonly EntryDraft[] {
  if (before === undefined || after.isInternal) return [];
  const symbol = `${name}${after.label}`;
  const drafts: EntryDraft[] = [];
  const texts = { old: before.text, new: after.text };
  if (before.deprecated === undefined && after.deprecated !== undefined) {
    const said = after.deprecated === '' ? '' : `: ${after.deprecated.replace(/\.$/, '')}`;
    drafts.push({
      entry: { symbol, change: 'deprecated', verdict: 'minor', reason: sentence(`${symbol}: is deprecated now${said}`), ...texts },
      findings: [],
    });
  }
  const overloads = [...after.deprecatedOverloads].filter(([text]) => !before.deprecatedOverloads.has(text));
  const [overload] = overloads;
  if (overload !== undefined && after.deprecated === undefined) {
    const [text, advice] = overload;
    const said = advice === '' ? '' : `: ${advice.replace(/\.$/, '')}`;
    const reason = sentence(`${symbol}: the overload \`${text}\` is deprecated now${said}`);
    drafts.push({ entry: { symbol, change: 'deprecated', verdict: 'minor', reason, ...texts }, findings: [] });
  }
  if (before.deprecated !== undefined && after.deprecated === undefined)
    drafts.push({
      entry: { symbol, change: 'changed', verdict: 'patch', reason: sentence(`${symbol}: is no longer deprecated`), ...texts },
      findings: [],
    });
  if (before.text !== after.text && isExported)
    drafts.push({
      entry: {
        symbol,
        change: 'changed',
        verdict: 'patch',
        reason: sentence(`${symbol}: ${isHead(after) ? inherits : 'is written differently, and means the same'}`),
        ...texts,
      },
      findings: [],
    });
  return drafts;
}

/** The line of a class or an interface, which names what it inherits from. */
function isHead({ label, text }: DeclarationPart): boolean {
  return label === '' && /^(?:abstract class|class|interface) /.test(text);
}

const inherits = 'is declared differently; what this changes in its members is listed for them';
