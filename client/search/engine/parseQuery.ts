import { type NameKind, nameKinds } from '../../../renderer/model/search.ts';
import { versionRange } from './isInRange.ts';

/** What a reader asks for. */
export interface Query {
  /** Without the filters. */
  readonly text: string;
  /** Empty: all. */
  readonly kinds: ReadonlySet<NameKind>;
  /** A package's name or label, in lower case; `''`: all. */
  readonly package: string;
  /** A version or its beginning, without a `v`; `''`: all. */
  readonly version: string;
  /** A range of versions: `17`, `>=17`; `''`: all. */
  readonly since: string;
  /** Whether it is to be read as a type or signature. */
  readonly isType: boolean;
}

/** Words for several kinds. */
const groups: ReadonlyMap<string, readonly NameKind[]> = new Map([
  ['alias', ['type']],
  ['member', ['constructor', 'property', 'accessor', 'method', 'call', 'construct', 'enum-member']],
  ['tutorial', ['document', 'heading']],
  ['document', ['document', 'heading']],
  ['doc', ['document', 'heading']],
  ['const', ['variable']],
  ['fn', ['function']],
]);

/** Parses a query: `kind:function package:graphql version:16 since:>=16.5 parse`. An unknown filter is a word like any other. */
export function parseQuery(input: string): Query {
  const kinds = new Set<NameKind>();
  let pkg = '';
  let version = '';
  let since = '';
  const text = input
    .replace(/(?<!\S)(kind|package|version|since):(\S+)/gi, (whole, filter: string, value: string) => {
      const lower = value.toLowerCase();
      if (filter.toLowerCase() === 'package') {
        pkg = lower;
        return '';
      }
      if (filter.toLowerCase() === 'version') {
        version = lower.replace(/^v(?=\d)/, '');
        return '';
      }
      if (filter.toLowerCase() === 'since') {
        if (!versionRange.test(lower)) return whole;
        since = lower;
        return '';
      }
      const named = lower.split(',').flatMap(kindsNamed);
      for (const kind of named) kinds.add(kind);
      return named.length === 0 ? whole : '';
    })
    .replace(/\s+/g, ' ')
    .trim()
    // What is made with `new` is looked for by its name.
    .replace(/^new (?=[\w$.]+$)/, '');
  return { text, kinds, package: pkg, version, since, isType: isType(text) };
}

function kindsNamed(word: string): readonly NameKind[] {
  const singular = word.replace(/(?<=[sx])es$|(?<!s)s$/, '');
  const all: readonly NameKind[] = Object.values(nameKinds);
  return [word, singular].flatMap((name) => groups.get(name) ?? all.filter((kind) => kind === name));
}

/** An arrow, parentheses or angle brackets, a union of names: no name and no prose has those. `?()` alone is a habit. */
function isType(text: string): boolean {
  if (/->|=>|[\w$]<\s*[\w$*_]/.test(text)) return true;
  if (/^[\w$.]+\s*\(\s*\)?$/.test(text)) return false;
  return (
    /^(?:(?:async\s+)?(?:new|fn|function)\s+)?[\w$.]*\s*\(.*$/.test(text) ||
    /^[\w$.]+(\[\])+$/.test(text) ||
    /^[\w$.]+(\[\])*\s*\|/.test(text)
  );
}
