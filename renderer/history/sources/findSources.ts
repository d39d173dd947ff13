import { join, resolve } from 'node:path';
import { unknownRef } from '../../diagnostics/refs.ts';
import type { Session } from '../../engine/session.ts';
import { defineTask } from '../../engine/task.ts';
import type { Config, PackageConfig } from '../../model/config.ts';
import type { Found, Place } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';
import { type RefReading, readRef } from '../../packages/readRef.ts';
import type { TakeRelease } from './takeRelease.ts';

interface FindSourcesRequest {
  readonly config: Pick<Config, 'root' | 'configFiles'>;
  readonly package: Pick<PackageConfig, 'path' | 'history' | 'entryPoints' | 'tsconfig' | 'ref' | 'artifact'>;
  readonly session: Session;
  readonly take: TakeRelease;
}

/** Finds the releases that the config names: snapshots, folders of them, refs, installed packages and tarballs. */
export async function findSources(request: FindSourcesRequest): Promise<Found<readonly HistorySource[]>> {
  const found = await Promise.all(request.package.history.map((given) => findSource(given, request)));
  return { value: found.flatMap(({ value }) => value), problems: found.flatMap(({ problems }) => problems) };
}

/** The documented package itself. Undefined if it cannot be read as a release, which other stages report, or comes from an artifact. */
export async function ownSource({ config, package: pkg, take }: FindSourcesRequest): Promise<HistorySource | undefined> {
  const { path, entryPoints, ref, artifact } = pkg;
  if (artifact !== undefined) return undefined;
  const given = ref === undefined ? path : `${path}@${ref.commit}`;
  const { value: text } = await take({ root: config.root, given, entryPoints });
  return text === undefined ? undefined : { kind: 'taken', given: relativePath(config.root, given), text };
}

async function findSource(given: string, request: FindSourcesRequest): Promise<Found<readonly HistorySource[]>> {
  const { config, session, take } = request;
  const { read } = session;
  const path = resolve(config.root, given);
  const kind = read.kindOf(path);
  const isPackage = kind === 'folder' && read.kindOf(join(path, 'package.json')) === 'file';
  if (isPackage || (kind === 'file' && /\.(?:tgz|tar\.gz)$/.test(path))) {
    const { value: text, problems } = await take({ root: config.root, given: path, ...choiceOf(path, request) });
    const located = problems.map((problem) => ({ ...problem, place: placeOf(given, request) }));
    return { value: text === undefined ? [] : [{ kind: 'taken', given, text }], problems: located };
  }
  if (kind === 'folder') {
    const files = read.list(path).filter(({ name }) => name.endsWith('.snapshot'));
    return { value: files.map(({ name }) => ({ kind: 'snapshot', file: join(path, name) })), problems: [] };
  }
  const [, folder = '', after = ''] = /^(.+)@([^@]+)$/.exec(given) ?? [];
  const isNamed = after !== '' && read.kindOf(resolve(config.root, folder)) === 'folder';
  // A word alone is a ref of the package.
  const [inside, ref] = isNamed ? [resolve(config.root, folder), after] : [request.package.path, given];
  const reading = kind === 'missing' ? await session.run(commitTask, { folder: inside, ref }) : undefined;
  if (reading === undefined || !(isNamed || reading.ok)) return { value: [{ kind: 'snapshot', file: path }], problems: [] };
  if (!reading.ok)
    return { value: [], problems: [unknownRef({ ref, reason: reading.reason, known: reading.known, place: placeOf(given, request) })] };
  const { commit } = reading.value;
  return { value: [{ kind: 'commit', given, folder: inside, commit, ...choiceOf(inside, request) }], problems: [] };
}

/** The commit of a ref, as long as the repository is in the same state. */
const commitTask = defineTask({
  name: 'history-ref',
  storage: { kind: 'bucket' },
  run: async (request: { readonly folder: string; readonly ref: string }, read): Promise<RefReading> => {
    read.noteRepository(request.folder);
    return readRef(request);
  },
});

/** Other packages are read by their own `package.json`. */
function choiceOf(folder: string, { package: pkg }: FindSourcesRequest): Pick<PackageConfig, 'entryPoints' | 'tsconfig'> {
  return folder === pkg.path ? { entryPoints: pkg.entryPoints, tsconfig: pkg.tsconfig } : {};
}

/** Where the config names a release. A config may also compute its entries: then only the file is known. */
function placeOf(given: string, { config, session }: Pick<FindSourcesRequest, 'config' | 'session'>): Place | undefined {
  const [path] = config.configFiles;
  if (path === undefined) return undefined;
  const file = relativePath(config.root, path);
  const lines = (session.read.text(path) ?? '').split('\n');
  const column = (line: string): number => Math.max(...["'", '"', '`'].map((quote) => line.indexOf(`${quote}${given}${quote}`)));
  const index = lines.findIndex((line) => column(line) !== -1);
  return index === -1 ? { file } : { file, line: index + 1, column: column(lines[index] ?? '') + 1 };
}

/** Where the API of an earlier release comes from. Plain data: the key of what follows from it. */
export type HistorySource =
  /** `file` is absolute. */
  | { readonly kind: 'snapshot'; readonly file: string }
  | ReleaseAtCommit
  /** An API snapshot that has been taken. `given` is the entry of the config. */
  | { readonly kind: 'taken'; readonly given: string; readonly text: string };

interface ReleaseAtCommit {
  readonly kind: 'commit';
  /** The entry of the config: `.@v16.11.0`. */
  readonly given: string;
  /** Absolute folder of the package in the working tree. */
  readonly folder: string;
  readonly commit: string;
  /** As the config has them. Default: those of `package.json`. */
  readonly entryPoints?: Readonly<Record<string, string>> | undefined;
  readonly tsconfig?: string | undefined;
}
