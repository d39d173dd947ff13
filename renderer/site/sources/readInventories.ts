import { inflateSync } from 'node:zlib';
import * as v from 'valibot';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { configInvalid } from '../../diagnostics/config.ts';
import type { Reader } from '../../engine/reader.ts';
import type { ExternalNames } from '../../model/inventory.ts';
import { parseJson } from '../../model/parseJson.ts';
import type { Found, Problem } from '../../model/problem.ts';

/** Reads the symbols of other sites from local copies of their inventories, without the network. */
export function readInventories({ config, locate }: LoadedConfig, read: Pick<Reader, 'file'>): Found<ExternalNames> {
  const problems: Problem[] = [];
  const entries = config.inventories.map(({ package: name, file, url }) => {
    const key = ['inventories', name];
    const contents = read.file(file);
    const inventory = contents && parseInventory(contents);
    const base = url ?? inventory?.url ?? '';
    if (inventory === undefined) problems.push(unreadable(name, locate(key)));
    else if (base === '') problems.push(withoutAddress(name, locate(key)));
    const names = inventory?.names.get(name) ?? inventory?.names.get('') ?? new Map<string, string>();
    return [name, new Map([...names].map(([symbol, uri]) => [symbol, `${base.replace(/\/?$/, '/')}${uri}`]))] as const;
  });
  return { value: new Map(entries), problems };
}

function unreadable(name: string, place: Problem['place']): Problem {
  return configInvalid({
    message: `The inventory of \`${name}\` is not one.`,
    hint: 'Take `objects.json` of a site made with gqldocs, or `objects.inv` of any site made with Sphinx or gqldocs.',
    place,
  });
}

function withoutAddress(name: string, place: Problem['place']): Problem {
  return configInvalid({
    message: `The inventory of \`${name}\` doesn't say where its site is.`,
    hint: 'Name the address, too: `{ file, url }`.',
    place,
  });
}

/** Names of a foreign inventory with their addresses below its site's root. */
interface ParsedInventory {
  /** Empty when the file has none. */
  readonly url: string;
  /** By package; `''` when the file does not name packages. */
  readonly names: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Reads `objects.json` of a gqldocs site, or Sphinx's `objects.inv`. Undefined for other files. */
export function parseInventory(contents: Uint8Array): ParsedInventory | undefined {
  const start = Buffer.from(contents.subarray(0, header.length)).toString('utf8');
  return start === header ? parseSphinx(contents) : parseNames(Buffer.from(contents).toString('utf8'));
}

const header = '# Sphinx inventory version 2\n';

function parseSphinx(contents: Uint8Array): ParsedInventory | undefined {
  const text = inflated(contents);
  if (text === undefined) return undefined;
  const names = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, name, role = '', uri = ''] = /^(.+?)\s+(\S+)\s+-?\d+\s+?(\S*)\s+.*$/.exec(line) ?? [];
    if (name === undefined || role.startsWith('std:') || names.has(name)) continue;
    names.set(name, uri.endsWith('$') ? `${uri.slice(0, -1)}${name}` : uri);
  }
  return { url: '', names: new Map([['', names]]) };
}

/** The content after the four lines of the head. */
function inflated(contents: Uint8Array): string | undefined {
  let start = 0;
  for (let line = 0; line < 4; line++) start = contents.indexOf(10, start) + 1;
  try {
    return inflateSync(contents.subarray(start)).toString('utf8');
  } catch {
    return undefined;
  }
}

const schema = v.object({
  format: v.literal(1),
  url: v.string(),
  packages: v.array(v.object({ name: v.string(), objects: v.array(v.object({ name: v.string(), uri: v.string() })) })),
});

function parseNames(text: string): ParsedInventory | undefined {
  const { success, output } = v.safeParse(schema, parseJson(text));
  if (!success) return undefined;
  // Of equal names, the first belongs to the package's main module; of several versions, the first is the current one.
  const names = output.packages
    .toReversed()
    .map(({ name, objects }) => [name, new Map(objects.toReversed().map((each) => [each.name, each.uri]))] as const);
  return { url: output.url, names: new Map(names) };
}
