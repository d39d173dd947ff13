import { deflateSync } from 'node:zlib';
import type { Inventory } from '../model/inventory.ts';

/**
 * The inventory in Sphinx's format, version 2: four lines of text, then, compressed with zlib, a line for each object:
 * `{name} {domain}:{role} {priority} {uri} {shown}`, where `$` at the end of an address stands for the name, and `-` for a shown
 * text that is the name.
 *
 * Names are those that users of a package write. One that several packages or modules have carries the module's name before it,
 * in all of them but the first.
 */
export function formatObjectsInv(inventory: Inventory): Uint8Array {
  const { project, version } = inventory;
  const head = ['# Sphinx inventory version 2', `# Project: ${oneLine(project)}`, `# Version: ${oneLine(version)}`, compressedBelow];
  const entries = [...symbolEntries(inventory), ...documentEntries(inventory)];
  const lines = entries.map(
    ({ name, role, priority, uri, shown }) => `${name} ${role} ${priority} ${shortened(uri, name)} ${shown === name ? '-' : shown}\n`,
  );
  return Buffer.concat([Buffer.from(`${head.join('\n')}\n`), deflateSync(lines.join(''), { level: 9 })]);
}

const compressedBelow = '# The remainder of this file is compressed using zlib.';

interface Entry {
  readonly name: string;
  readonly role: string;
  /** 1: as usual. -1: not offered by Sphinx's search. */
  readonly priority: 1 | -1;
  readonly uri: string;
  readonly shown: string;
}

/** The object types that Sphinx's JavaScript domain has. */
const roles: Readonly<Record<string, string>> = {
  namespace: 'js:module',
  class: 'js:class',
  interface: 'js:class',
  type: 'js:class',
  enum: 'js:class',
  function: 'js:function',
  variable: 'js:data',
  method: 'js:method',
};

function symbolEntries({ packages }: Inventory): readonly Entry[] {
  const taken = new Set<string>();
  return packages.flatMap((pkg) =>
    pkg.objects.map(({ name, kind, module, uri }): Entry => {
      const role = roles[kind] ?? 'js:attribute';
      const prefix = module === '' ? pkg.name : `${pkg.name}/${module}`;
      const free = taken.has(`${role} ${name}`) ? `${prefix}.${name}` : name;
      taken.add(`${role} ${name}`);
      return { name: withoutSpaces(free), role, priority: 1, uri, shown: oneLine(name) };
    }),
  );
}

function documentEntries({ documents }: Inventory): readonly Entry[] {
  return documents.map(({ name, title, uri }) => ({
    name: withoutSpaces(name),
    role: name.includes('#') ? 'std:label' : 'std:doc',
    priority: -1,
    uri,
    shown: oneLine(title),
  }));
}

function shortened(uri: string, name: string): string {
  return uri.endsWith(name) ? `${uri.slice(0, -name.length)}$` : uri;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A name may hold spaces, which readers have to guess their way through: it has none here. */
function withoutSpaces(name: string): string {
  return name.replace(/\s+/g, '-');
}
