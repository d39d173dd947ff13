import { dirname, resolve } from 'node:path';
import { environmentFiles } from '../../engine/environmentFiles.ts';
import type { Reader } from '../../engine/reader.ts';
import { readMemory } from '../../engine/readMemory.ts';
import type { Session } from '../../engine/session.ts';
import { defineTask, type Task } from '../../engine/task.ts';
import { isInstalled } from '../../model/installedPackage.ts';
import type { Found } from '../../model/problem.ts';

interface TakeReleaseRequest {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Absolute path of a package folder or a tarball, or a package folder with a commit: `/project/packages/core@1a2b3c`. */
  readonly given: string;
  readonly entryPoints?: Readonly<Record<string, string>> | undefined;
  /** Absolute. Default: the package's own. */
  readonly tsconfig?: string | undefined;
}

/** Takes the API snapshot of a release, as text. Without one, the problems say why. */
export type TakeRelease = (request: TakeReleaseRequest) => Promise<Found<string | undefined>>;

/** Takes snapshots in threads, and keeps them in the cache of a session. */
export function releaseTaker(session: Session, count: number): TakeRelease {
  const { workers, heap } = readMemory(count);
  const task = releaseTask({ threads: workers, heap });
  return (request) => session.run(task, request);
}

/**
 * The API snapshot of a release. What a commit has never changes. Problems of a release that can be read are left out, since it is
 * published.
 */
export function releaseTask(threads?: {
  readonly threads: number;
  readonly heap: number;
}): Task<TakeReleaseRequest, Found<string | undefined>> {
  return defineTask({
    name: 'release-snapshot',
    ...(threads === undefined ? {} : { thread: { module: 'release', fallsBack: true, ...threads } }),
    run: async ({ root, given, entryPoints, tsconfig }, read): Promise<Found<string | undefined>> => {
      const [{ readRelease }, { formatSnapshot }] = await Promise.all([
        import('../../release/take/readRelease.ts'),
        import('../../release/formatSnapshot.ts'),
      ]);
      const files = new Set<string>();
      const configOf = () => ({ entryPoints, tsconfig });
      const { value, problems } = await readRelease({
        given,
        cwd: root,
        configOf,
        libraries: new Map(),
        onRead: (file) => files.add(file),
      });
      if (read.kindOf(given) !== 'missing') noteFiles(given, { read, files: [...files] });
      if (value !== undefined) return { value: formatSnapshot(value.snapshot), problems: [] };
      // Files of a commit may be fetched later.
      read.untracked();
      return { value: undefined, problems };
    },
  });
}

/** Records a tarball, or the files of a package. An installed package changes with its `package.json`. */
function noteFiles(path: string, { read, files }: { readonly read: Reader; readonly files: readonly string[] }): void {
  const isFile = read.kindOf(path) === 'file';
  read.note(isFile ? [path] : [resolve(path, 'package.json'), ...environmentFiles(path)]);
  if (isFile || isInstalled(path)) return;
  const own = files.filter((file) => !isInstalled(file));
  read.note(files);
  read.noteModules(new Set(own.map((file) => dirname(file))));
}
