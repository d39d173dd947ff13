import { basename, dirname, join, sep } from 'node:path';

/** What is watched for in a folder. */
export interface InputFolder {
  /** By names in the folder, what stages call the files that lie there, or that the name leads to. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** What stages call the folder where it counts which modules are in it, too. */
  readonly list?: string | undefined;
}

/** Where a folder is when links are followed, or the nearest one around it that is there, with the name that leads on. */
export interface FolderPlace {
  readonly folder: string;
  readonly next?: string | undefined;
}

export interface UnwatchedRequest {
  /** Absolute, as stages told them (`Cache.noteInputs`); one that ends with a slash is the list of a folder's modules. */
  readonly inputs: Iterable<string>;
  /** Whether somebody watches a path already. */
  readonly isWatched: (path: string) => boolean;
  readonly locate: (folder: string) => FolderPlace;
}

/**
 * The inputs that lie where nobody watches, by their real folders: a sibling package that is linked in `node_modules`, a tsconfig further
 * up, whatever is imported from elsewhere.
 *
 * What is installed is left out: there is much of it, nobody edits it, and package managers say in a file of `node_modules` itself
 * when they have changed it.
 */
export function unwatchedInputs({ inputs, isWatched, locate }: UnwatchedRequest): ReadonlyMap<string, InputFolder> {
  const found = new Map<string, OpenInputFolder>();
  for (const input of inputs) {
    const isList = input.endsWith('/');
    const told = isList ? input.slice(0, -1) : dirname(input);
    if (isWatched(isList ? told : input)) continue;
    const { folder, next } = locate(told);
    const name = next ?? (isList ? undefined : basename(input));
    if (isInstalled(name === undefined ? folder : join(folder, name))) continue;
    const entry: OpenInputFolder = found.get(folder) ?? { files: new Map() };
    found.set(folder, entry);
    if (name === undefined) entry.list = told;
    else entry.files.set(name, [...new Set([...(entry.files.get(name) ?? []), input])]);
  }
  return found;
}

interface OpenInputFolder extends InputFolder {
  readonly files: Map<string, readonly string[]>;
  list?: string;
}

/** Names with a dot right in `node_modules` are what package managers note there. */
function isInstalled(path: string): boolean {
  const [, ...inside] = path.split(`${sep}node_modules${sep}`);
  return inside.length > 1 || (inside[0] !== undefined && !/^\.[^\\/]+$/.test(inside[0]));
}
