import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/**
 * Maps each bundled script's name to a name that depends only on contents. esbuild's own hashes also depend on the paths of sources, so a
 * site's bytes would change with the folder of the gqldocs installation.
 * Scripts import each other, in cycles, too. So each script has a first hash, of its text without the others' hashes. Its name is a hash of
 * its text with the first hashes of its imports, and of the first hashes of everything that these import.
 */
export function contentNames(scripts: readonly { readonly path: string; readonly text: string }[]): ReadonlyMap<string, string> {
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

/** In hexadecimal. The names of published files depend on it. */
function hashOf(...values: readonly unknown[]): string {
  const text = values.map((value) => JSON.stringify(value)).join('\0');
  return createHash('sha256').update(`${text}\0`).digest('hex');
}

/** As esbuild writes them: forty bits in eight letters and digits. */
function shortHash(hash: string): string {
  return BigInt(`0x${hash.slice(0, 10)}`)
    .toString(32)
    .toUpperCase()
    .padStart(8, '0');
}
