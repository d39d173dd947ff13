import * as v from 'valibot';
import { isMap, isScalar, LineCounter, type Node, type Pair, parseDocument, type Document as YamlDocument } from 'yaml';
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
  return { ...parseYaml(yaml, source), end: whole.length };
}

export interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter;
  /** Index of the first character after the block. */
  readonly end: number;
  readonly problems: readonly Problem[];
}

const frontMatterBlock = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?(?<=\n))---[ \t]*(?:\r?\n|$)/;

function parseYaml(yaml: string, source: string): Omit<ParsedFrontMatter, 'end'> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    // The block's text begins on the line after the opening one.
    return { file: source, line: line + 1, column: col };
  };
  const { contents, errors } = document;
  const [error] = errors;
  if (error) {
    const message = `The front matter is not YAML: ${firstSentence(error.message)}`;
    return { frontMatter: {}, problems: [invalidFrontMatter(message, placeAt(error.pos[0]), yamlHint(error.message))] };
  }
  if (contents === null || (isScalar(contents) && contents.value === null)) return { frontMatter: {}, problems: [] };
  if (isMap<Node, Node | null>(contents)) return readKeys({ document, pairs: contents.items, placeAt });
  const message = 'The front matter is not a list of keys with values.';
  return { frontMatter: {}, problems: [invalidFrontMatter(message, placeAt(0), 'Write one "key: value" on each line.')] };
}

interface KeysInput {
  readonly document: YamlDocument;
  readonly pairs: readonly Pair<Node, Node | null>[];
  readonly placeAt: (offset: number) => Place;
}

function readKeys({ document, pairs, placeAt }: KeysInput): Omit<ParsedFrontMatter, 'end'> {
  const values: Partial<Record<FrontMatterKey, unknown>> = {};
  const problems: Problem[] = [];
  for (const { key: written, value } of pairs) {
    const name = isScalar(written) ? String(written.value) : String(written);
    if (ignoredFrontMatterKeys.has(name)) continue;
    const key = (Object.hasOwn(frontMatterSynonyms, name) && frontMatterSynonyms[name]) || name;
    if (isKnown(key)) {
      const plain: unknown = value?.toJS(document) ?? null;
      const checked = v.safeParse(frontMatterSchemas[key], plain);
      const place = placeAt(value?.range?.[0] ?? written.range?.[0] ?? 0);
      if (checked.success) values[key] = checked.output;
      else problems.push(wrongValue({ key: name, expected: checked.issues[0].message, value: plain, place }));
    } else problems.push(unknownFrontMatterKey(name, Object.keys(frontMatterSchemas), placeAt(written.range?.[0] ?? 0)));
  }
  // Each value has passed the schema of its key.
  return { frontMatter: values as FrontMatter, problems };
}

function isKnown(key: string): key is FrontMatterKey {
  return Object.hasOwn(frontMatterSchemas, key);
}

interface WrongValue {
  readonly key: string;
  readonly expected: string;
  readonly value: unknown;
  readonly place: Place;
}

function wrongValue({ key, expected, value, place }: WrongValue): Problem {
  const isUnquoted = expected === 'a text' && (typeof value === 'number' || typeof value === 'boolean');
  const hint = isUnquoted ? `Put it in quotes: ${key}: "${value}".` : undefined;
  return invalidFrontMatter(`"${key}" must be ${expected}, not ${describe(value)}.`, place, hint);
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
