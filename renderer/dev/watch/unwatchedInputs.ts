import { basename, dirname, join, sep } from 'node:path';

/** The inputs in one folder. */
export interface InputFolder {
  /** By name in the folder: the paths under which stages know the file. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** The path that stages use for the folder if its list of modules counts, too. */
  readonly list?: string | undefined;
}

/** Where a folder is when links are followed, or the nearest one around it that is there, with the name that leads on. */
export interface FolderPlace {
  readonly folder: string;
  readonly next?: string | undefined;
}

export interface UnwatchedRequest {
  /** Absolute, as stages reported them. A path that ends with a slash is the list of a folder's modules. */
  readonly inputs: Iterable<string>;
  /** Whether a path is already watched. */
  readonly isWatched: (path: string) => boolean;
  readonly locate: (folder: string) => FolderPlace;
}

/**
 * The inputs outside of watched folders, by their real folders: a sibling package that is linked in `node_modules`, a tsconfig further up,
 * other imported files.
 * Installed packages are omitted: they have many files that users do not edit, and package managers also change a file of `node_modules`
 * itself.
 */
export function unwatchedInputs({ inputs, isWatched, locate }: UnwatchedRequest): ReadonlyMap<string, InputFolder> {
  const found = new Map<string, OpenInputFolder>();
  for (const input of inputs) {
    const isList = input.endsWith('/');
    const parent = isList ? input.slice(0, -1) : dirname(input);
    if (isWatched(isList ? parent : input)) continue;
    const { folder, next } = locate(parent);
    const name = next ?? (isList ? undefined : basename(input));
    if (isInstalled(name === undefined ? folder : join(folder, name))) continue;
    const entry: OpenInputFolder = found.get(folder) ?? { files: new Map() };
    found.set(folder, entry);
    if (name === undefined) entry.list = parent;
    else entry.files.set(name, [...new Set([...(entry.files.get(name) ?? []), input])]);
  }
  return found;
}

interface OpenInputFolder extends InputFolder {
  readonly files: Map<string, readonly string[]>;
  list?: string;
}

/** Package managers write files whose names begin with a dot directly into `node_modules`. */
function isInstalled(path: string): boolean {
  const [, ...inside] = path.split(`${sep}node_modules${sep}`);
  return inside.length > 1 || (inside[0] !== undefined && !/^\.[^\\/]+$/.test(inside[0]));
}
