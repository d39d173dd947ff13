import * as v from 'valibot';
import { isMap, isScalar, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import type { FrontMatter } from '../../model/document.ts';
import type { Place, Problem } from '../../model/problem.ts';
import { invalidFrontMatter, unknownFrontMatterKey } from '../../problems/documents.ts';
import { type FrontMatterKey, frontMatterSchemas, frontMatterSynonyms, ignoredFrontMatterKeys } from './frontMatterSchema.ts';

/**
 * Reads the YAML between the `---` lines that open a document.
 *
 * 1. What isn't YAML, or isn't a list of keys, is one problem and gives an empty front matter.
 * 2. Each key is looked at alone: one wrong value doesn't take the others with it.
 *
 * Every problem stands at the line and column of its key or value in the document.
 */
export function parseFrontMatter(text: string, source: string): ParsedFrontMatter {
  const block = frontMatterBlock.exec(text);
  if (!block) return { frontMatter: {}, end: 0, problems: [] };
  const [whole, yaml = ''] = block;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    // The block's text begins on the line after the opening one.
    return { file: source, line: line + 1, column: col };
  };
  const end = whole.length;
  const [error] = document.errors;
  if (error) {
    const problem = invalidFrontMatter(
      `The front matter is not YAML: ${firstSentence(error.message)}`,
      placeAt(error.pos[0]),
      yamlHint(error.message),
    );
    return { frontMatter: {}, end, problems: [problem] };
  }
  const contents = document.contents;
  if (contents === null || (isScalar(contents) && contents.value === null)) return { frontMatter: {}, end, problems: [] };
  if (!isMap<Node, Node | null>(contents)) {
    const problem = invalidFrontMatter(
      'The front matter is not a list of keys with values.',
      placeAt(0),
      'Write one "key: value" on each line.',
    );
    return { frontMatter: {}, end, problems: [problem] };
  }
  return { ...readKeys(contents.items, placeAt), end };
}

export interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter;
  /** Index of the first character after the block. */
  readonly end: number;
  readonly problems: readonly Problem[];
}

const frontMatterBlock = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?(?<=\n))---[ \t]*(?:\r?\n|$)/;

function readKeys(pairs: readonly Pair<Node, Node | null>[], placeAt: (offset: number) => Place): Omit<ParsedFrontMatter, 'end'> {
  const values: Partial<Record<FrontMatterKey, unknown>> = {};
  const problems: Problem[] = [];
  for (const pair of pairs) {
    const written = isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
    const place = placeAt(pair.key.range?.[0] ?? 0);
    if (ignoredFrontMatterKeys.has(written)) continue;
    const key = Object.hasOwn(frontMatterSynonyms, written) ? frontMatterSynonyms[written] : written;
    if (key === undefined || !isKnown(key)) {
      problems.push(unknownFrontMatterKey(written, Object.keys(frontMatterSchemas), place));
      continue;
    }
    const value: unknown = pair.value?.toJSON() ?? null;
    const checked = v.safeParse(frontMatterSchemas[key], value);
    if (checked.success) values[key] = checked.output;
    else problems.push(wrongValue(written, checked.issues[0].message, value, placeAt(pair.value?.range?.[0] ?? pair.key.range?.[0] ?? 0)));
  }
  return { frontMatter: values as FrontMatter, problems };
}

function isKnown(key: string): key is FrontMatterKey {
  return Object.hasOwn(frontMatterSchemas, key);
}

function wrongValue(key: string, expected: string, value: unknown, place: Place): Problem {
  const hint = typeof value === 'number' || typeof value === 'boolean' ? `Put it in quotes: ${key}: "${value}".` : undefined;
  return invalidFrontMatter(`"${key}" must be ${expected}, not ${describe(value)}.`, place, expected === 'a text' ? hint : undefined);
}

function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a set of keys' : JSON.stringify(value);
}

function firstSentence(message: string): string {
  const sentence = message.split('\n')[0] ?? message;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

function yamlHint(message: string): string {
  return /mapping|Implicit|compact/i.test(message)
    ? 'Put a text that contains ": " in quotes.'
    : 'Each line is "key: value"; texts with special signs stand in quotes.';
}
