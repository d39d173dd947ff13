import { basename } from 'node:path';
import { hashOf } from '../cache/hashOf.ts';

export interface NamedScript {
  readonly path: string;
  readonly text: string;
}

/**
 * Names of bundled scripts that follow from their contents alone: by the name that a script has, the one that it should have. esbuild's
 * own hashes also count where its sources lie, so that a site's bytes would change with the folder that this package is installed in.
 *
 * Scripts name each other, in circles, too. So each has a first hash, of its text without the others' hashes, and its name is made of
 * its text with the first hashes of those it names, and of the first hashes of all that these lead to.
 */
export function contentNames(scripts: readonly NamedScript[]): ReadonlyMap<string, string> {
  const names = scripts.map(({ path }) => basename(path));
  const plain = (name: string): string => name.replace(hashInName, '');
  const first = new Map(scripts.map(({ path, text }) => [basename(path), hashOf(plain(basename(path)), rename(text, names, plain))]));
  const named = new Map(scripts.map(({ path, text }) => [basename(path), names.filter((name) => text.includes(name))]));
  return new Map(
    scripts.map(({ path, text }) => {
      const name = basename(path);
      const withFirst = rename(text, names, (other) => first.get(other) ?? other);
      const reached = [...reachedFrom(name, named)].map((other) => first.get(other) ?? '').toSorted();
      return [name, name.replace(hashInName, `-${shortHash(hashOf(plain(name), withFirst, reached))}.`)];
    }),
  );
}

const hashInName = /-[A-Z\d]{8}\./;

/** A text with every name of a script replaced. */
export function rename(text: string, names: readonly string[], toName: (name: string) => string): string {
  return names.reduce((renamed, name) => renamed.replaceAll(name, () => toName(name)), text);
}

function reachedFrom(name: string, named: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>([name]);
  for (const one of reached) for (const other of named.get(one) ?? []) reached.add(other);
  return reached;
}

/** As esbuild writes them: forty bits in eight letters and digits. */
function shortHash(hash: string): string {
  return BigInt(`0x${hash.slice(0, 10)}`)
    .toString(32)
    .toUpperCase()
    .padStart(8, '0');
}
