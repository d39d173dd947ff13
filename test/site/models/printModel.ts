import type { ExtractedModel, Json } from './extractModel.ts';

/**
 * Prints a model for people: sorted keys, what fits into a line in one line, and nothing that is empty. Lists keep their order, which
 * is part of the model.
 */
export function printModel({ package: facts, lists, problems }: ExtractedModel): string {
  return `${print(prune({ ...(facts !== undefined && { package: facts }), ...lists, problems }), '')}\n`;
}

const width = 140;

function print(value: Json, indent: string): string {
  const line = printLine(value);
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', value.map((item) => print(item, inner))]
    : ['{', '}', sortedEntries(value).map(([key, item]) => `${JSON.stringify(key)}: ${print(item, inner)}`)];
  return `${open}\n${items.map((item) => `${inner}${item}`).join(',\n')}\n${indent}${close}`;
}

function printLine(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(printLine).join(', ')}]`;
  const fields = sortedEntries(value).map(([key, item]) => `${JSON.stringify(key)}: ${printLine(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** What a reader looks for comes first. */
const firstKeys = ['id', 'kind', 'name'];

export function sortedEntries(value: object): readonly (readonly [string, Json])[] {
  const rank = (key: string): string => (firstKeys.includes(key) ? `0${firstKeys.indexOf(key)}` : `1${key}`);
  return Object.entries(value).toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
}

/** Without empty lists and objects: each symbol has a dozen of them. */
function prune(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(prune);
  const entries = Object.entries(value).map(([key, item]) => [key, prune(item)] as const);
  return Object.fromEntries(entries.filter(([, item]) => typeof item !== 'object' || item === null || Object.keys(item).length > 0));
}
