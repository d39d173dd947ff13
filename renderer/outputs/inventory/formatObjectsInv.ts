import { deflateSync } from 'node:zlib';
import type { Inventory, InventoryPackage } from '../../model/inventory.ts';
import { oneLine } from '../../model/oneLine.ts';

/**
 * The inventory in Sphinx's format, version 2: four lines of text, then, compressed with zlib, a line for each object: `{name}
 * {domain}:{role} {priority} {uri} {shown}`. In an address, `$` at the end means the name; the shown text `-` means the name.
 * Names are those that users of a package write. If several packages or modules have a name, all but the first add the module's name in
 * front of it, and so does each default export. Names of older versions always include the package's name and version: `graphql@16.15.0.parse`.
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
  const isOlder = (pkg: InventoryPackage): boolean => packages.find(({ name }) => name === pkg.name) !== pkg;
  return packages.flatMap((pkg) =>
    pkg.objects.map(({ name, kind, module, uri }): Entry => {
      const role = roles[kind] ?? 'js:attribute';
      const prefix = module === '' ? pkg.name : `${pkg.name}/${module}`;
      const versioned = `${pkg.name}@${pkg.version}${module === '' ? '' : `/${module}`}.${name}`;
      const isTaken = name === 'default' || taken.has(`${role} ${name}`);
      const free = isOlder(pkg) ? versioned : isTaken ? `${prefix}.${name}` : name;
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

/** A name may hold spaces, which readers have to guess their way through: it has none here. */
function withoutSpaces(name: string): string {
  return name.replace(/\s+/g, '-');
}
