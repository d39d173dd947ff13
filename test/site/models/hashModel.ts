import { createHash } from 'node:crypto';
import type { ExtractedModel, Json } from './extractModel.ts';
import { sortedEntries } from './printModel.ts';

/**
 * Prints a hash for everything in a model, in sorted lines: the package, the order of each list, each entry of a list, each problem.
 * Where two models differ, the lines that differ name the symbols.
 */
export function hashModel({ package: facts, lists, problems }: ExtractedModel): string {
  const orders = Object.entries(lists).map(([list, entries]) => `${list}: ${entries.length} ${hash(entries.map(nameOf))}`);
  const entries = Object.entries({ ...lists, problems }).flatMap(([list, all]) =>
    all.map((entry) => `${list} ${nameOf(entry)} ${hash(entry)}`),
  );
  return `${[`package ${hash(facts ?? null)}`, ...orders.toSorted(), ...entries.toSorted()].join('\n')}\n`;
}

/** What tells an entry from others of its list, on one line. */
function nameOf(entry: Json): string {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return JSON.stringify(entry);
  const fields = new Map(sortedEntries(entry));
  const name = fields.get('id') ?? fields.get('name') ?? fields.get('message') ?? fields.get('code') ?? '';
  const [line = ''] = String(name).split('\n');
  return line.slice(0, 160);
}

function hash(value: Json): string {
  return createHash('sha256').update(sortedJson(value)).digest('base64url').slice(0, 8);
}

function sortedJson(value: Json): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item) ? Object.fromEntries(sortedEntries(item)) : item,
  );
}
