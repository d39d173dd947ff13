import { isMap, isScalar, LineCounter, type Node, Pair, parseDocument, Scalar, type Document as YamlDocument } from 'yaml';
import { closest } from '../../diagnostics/closest.ts';
import { invalidFrontMatter, unknownFrontMatterKey } from '../../diagnostics/documents.ts';
import type { FrontMatter } from '../../model/document.ts';
import { frontMatterBlock } from '../../model/frontMatterBlock.ts';
import type { Place, Problem } from '../../model/problem.ts';
import { checkValue, type ValueIssue } from './checkValue.ts';
import {
  type FrontMatterKey,
  foreignFrontMatterKeys,
  frontMatterSchemas,
  frontMatterSynonyms,
  ignoredFrontMatterKeys,
} from './frontMatterSchema.ts';
import { type ConvertedKeys, foreignKeyHints, keysOfOtherTools } from './keysOfOtherTools.ts';
import { valueProblem } from './valueProblem.ts';
import { collectPlaces, nodeAt } from './yamlPlaces.ts';

/**
 * Reads the YAML between the `---` lines at the beginning of a document.
 *
 * 1. A text that is not YAML, or not a list of keys, is one problem. Keys that can be read are kept.
 * 2. Each key is validated alone: a wrong value does not discard the others.
 * Every problem has the line and column of its key or value in the document.
 */
export function parseFrontMatter(text: string, { source, ignoredKeys = [] }: FrontMatterRequest): ParsedFrontMatter {
  const block = frontMatterBlock.exec(text);
  if (!block) return { ...empty, end: 0, problems: [] };
  const [whole, , yaml = ''] = block;
  return { ...parseYaml(yaml, { source, ignoredKeys }), end: whole.length };
}

interface FrontMatterRequest {
  /** Path of the document, for problems. */
  readonly source: string;
  /** Unknown keys that are no problem. Default: none. */
  readonly ignoredKeys?: readonly string[] | undefined;
}

interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter;
  /** Of a home page: where each text is written. Links and pictures are among them. */
  readonly places?: ReadonlyMap<string, Place> | undefined;
  /** Index of the first character after the block. */
  readonly end: number;
  readonly problems: readonly Problem[];
}

const empty = { frontMatter: {}, places: undefined };

function parseYaml(yaml: string, { source, ignoredKeys }: Required<FrontMatterRequest>): Omit<ParsedFrontMatter, 'end'> {
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
    // Keys that can be read, such as the slug, are kept: links to the document stay right.
    const { frontMatter, places } = isMap<Node, Node | null>(contents)
      ? readKeys({ document, pairs: contents.items, placeAt, ignoredKeys })
      : empty;
    return { frontMatter, places, problems: [invalidFrontMatter(message, placeAt(error.pos[0]), yamlHint(error.message))] };
  }
  if (contents === null || (isScalar(contents) && contents.value === null)) return { ...empty, problems: [] };
  if (isMap<Node, Node | null>(contents)) return readKeys({ document, pairs: contents.items, placeAt, ignoredKeys });
  const message = 'The front matter is not a mapping of keys to values.';
  return { ...empty, problems: [invalidFrontMatter(message, placeAt(0), 'Write one "key: value" on each line.')] };
}

interface KeysInput {
  readonly document: YamlDocument;
  readonly pairs: readonly Pair<Node, Node | null>[];
  readonly placeAt: (offset: number) => Place;
  readonly ignoredKeys: readonly string[] | undefined;
}

function readKeys({ document, pairs, placeAt, ignoredKeys = [] }: KeysInput): Omit<ParsedFrontMatter, 'end'> {
  const values: ConvertedKeys = {};
  const converted: ConvertedKeys = {};
  const places = new Map<string, Place>();
  const problems: Problem[] = [];
  for (const { key: written, value } of pairs.flatMap(ownPairs)) {
    const name = isScalar(written) ? String(written.value) : String(written);
    if (ignoredFrontMatterKeys.has(name)) continue;
    const key = (Object.hasOwn(frontMatterSynonyms, name) && frontMatterSynonyms[name]) || name;
    const offset = value?.range?.[0] ?? written.range?.[0] ?? 0;
    const foreign = Object.hasOwn(keysOfOtherTools, name) ? keysOfOtherTools[name] : undefined;
    const read = foreign !== undefined || isKnown(key) ? readValue(value, document) : { plain: undefined };
    if (read === undefined) {
      problems.push(
        invalidFrontMatter(`The value of \`${name}\` uses too many YAML aliases.`, placeAt(offset), 'Write the value without aliases.'),
      );
      continue;
    }
    const { plain } = read;
    const meant = foreign?.convert(plain);
    if (meant === undefined && !isKnown(key)) {
      if (!ignoredKeys.includes(name))
        problems.push(
          unknownFrontMatterKey({
            ...{ key: name, isValue: foreign !== undefined, ...remedyFor(name) },
            place: placeAt(written.range?.[0] ?? 0),
          }),
        );
      continue;
    }
    for (const [own, given] of Object.entries(meant ?? { [key]: plain })) {
      if (!isKnown(own)) continue;
      const { output, issues } = checkValue(frontMatterSchemas[own], given);
      if (output !== undefined) (meant === undefined ? values : converted)[own] = output;
      const placeOf = ({ path }: ValueIssue): Place => placeAt(nodeAt(value, path)?.range?.[0] ?? offset);
      // What another tool's key says is reported as it is written.
      const asWritten = (issue: ValueIssue): ValueIssue => (meant === undefined ? issue : { ...issue, path: [], value: plain });
      problems.push(...issues.map(asWritten).map((issue) => valueProblem(issue, { name, place: placeOf(issue) })));
    }
    if (key === 'hero' || key === 'features') collectPlaces(value, { places, placeAt });
  }
  // Each value has passed the schema of its key.
  return { frontMatter: { ...converted, ...values } as FrontMatter, places: places.size === 0 ? undefined : places, problems };
}

/** Keys in the `sidebar` of Starlight with the key that has the same effect here. Others in it, such as a badge, have no effect. */
const sidebarKeys: Readonly<Record<string, FrontMatterKey>> = {
  label: 'sidebar_label',
  order: 'sidebar_position',
  hidden: 'sidebar_hidden',
};

function ownPairs(pair: Pair<Node, Node | null>): readonly Pair<Node, Node | null>[] {
  if (!isScalar(pair.key) || pair.key.value !== 'sidebar' || !isMap<Node, Node | null>(pair.value)) return [pair];
  return pair.value.items.flatMap(({ key, value }) => {
    const name = isScalar(key) && Object.hasOwn(sidebarKeys, String(key.value)) ? sidebarKeys[String(key.value)] : undefined;
    if (name === undefined) return [];
    const own = new Scalar<unknown>(name);
    own.range = key.range ?? null;
    return [new Pair<Node, Node | null>(own, value)];
  });
}

function remedyFor(name: string): { readonly nearest?: string | undefined; readonly hint?: string | undefined } {
  return Object.hasOwn(foreignKeyHints, name) ? { hint: foreignKeyHints[name] } : { nearest: nearestKey(name) };
}

function nearestKey(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/[-_]/g, '');
  const foreign = Object.hasOwn(foreignFrontMatterKeys, plain) ? foreignFrontMatterKeys[plain] : undefined;
  return foreign ?? closest(name, Object.keys(frontMatterSchemas));
}

/** Undefined for a value that would be too large: its parser throws at a number of aliases. */
function readValue(value: Node | null, document: YamlDocument): { readonly plain: unknown } | undefined {
  try {
    return { plain: value?.toJS(document) ?? null };
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

function isKnown(key: string): key is FrontMatterKey {
  return Object.hasOwn(frontMatterSchemas, key);
}

function firstSentence(message: string): string {
  const sentence = message.split('\n')[0] ?? message;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

function yamlHint(message: string): string {
  return /mapping|Implicit|compact/i.test(message)
    ? 'Put strings that contain ": " in quotes.'
    : 'Write "key: value" on each line, and put strings with special characters in quotes.';
}
