import { inflateSync } from 'node:zlib';

/** An object as Sphinx keeps it: `inventory[domain:role][name] = (project, version, location, shown)`. */
export interface SphinxObject {
  readonly type: string;
  readonly name: string;
  readonly location: string;
  readonly shown: string;
}

export interface SphinxInventory {
  readonly project: string;
  readonly version: string;
  readonly objects: readonly SphinxObject[];
}

/**
 * Reads Sphinx's inventory format, version 2, as its documentation and its own reader have it, and shares no code with ours:
 * the head line by line, the rest decompressed, each line by Sphinx's own rules for `$`, `-` and names with spaces.
 */
export function readSphinxInventory(bytes: Uint8Array, base: string): SphinxInventory {
  const buffer = Buffer.from(bytes);
  const head: string[] = [];
  let position = 0;
  while (head.length < 4) {
    const end = buffer.indexOf(0x0a, position);
    if (end < 0) throw new Error('The head ends early.');
    head.push(buffer.toString('utf8', position, end));
    position = end + 1;
  }
  const [format, project = '', version = '', compression = ''] = head;
  if (format !== '# Sphinx inventory version 2') throw new Error(`Not version 2: ${format}`);
  if (!project.startsWith('# Project: ') || !version.startsWith('# Version: ')) throw new Error('No project or no version.');
  if (!compression.includes('zlib')) throw new Error(`invalid inventory header (not compressed): ${compression}`);
  const lines = inflateSync(buffer.subarray(position))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
  return {
    project: project.slice('# Project: '.length),
    version: version.slice('# Version: '.length),
    objects: lines.map((line) => readLine(line, base)),
  };
}

function readLine(line: string, base: string): SphinxObject {
  // The pattern of sphinx.util.inventory.
  const match = /^(.+?)\s+(\S+)\s+(-?\d+)\s+?(\S*)\s+(.*)$/.exec(line.trimEnd());
  if (match === null) throw new Error(`Not an object: ${line}`);
  const [, name = '', type = '', , uri = '', shown = ''] = match;
  if (!type.includes(':')) throw new Error(`A type without a domain: ${line}`);
  const location = uri.endsWith('$') ? uri.slice(0, -1) + name : uri;
  return { type, name, location: new URL(location, base).href, shown: shown === '-' ? name : shown };
}
