import { join } from 'node:path';
import { changedSince } from './changedSince.ts';
import { type FolderEntry, hashOfEntries, isModule, type PathKind, type World } from './world.ts';

/** Everything that a task can see in addition to its input. The reader records each question with its answer. */
export interface Reader {
  /** Contents of a regular file. Undefined where there is none. */
  readonly file: (path: string) => Uint8Array | undefined;
  /** The same as text in UTF-8, without a byte order mark. */
  readonly text: (path: string) => string | undefined;
  /** Hash of such a file, which may be too large to be in memory. */
  readonly hash: (path: string) => string;
  /** Kind of a path. Links are followed. */
  readonly kindOf: (path: string) => PathKind;
  /** Entries of a folder, sorted by name. Empty if the folder does not exist. */
  readonly list: (folder: string) => readonly FolderEntry[];
  /** Records files that something else has read, such as a bundler, whether they are there or not. */
  readonly note: (paths: Iterable<string>) => void;
  /** Records that the result depends on the list of modules in folders: a new module can change what an import resolves to. */
  readonly noteModules: (folders: Iterable<string>) => void;
  /** Records that the result depends on the state of the repository around a folder: branches, tags, remotes, the current commit. */
  readonly noteRepository: (folder: string) => void;
  /** Records a question of one of the task's own kinds: `site:route /docs`. */
  readonly ask: (question: string, answer: string) => void;
  /** Records that the result depends on something that can't be asked again, such as the clock: it is not stored. */
  readonly untracked: () => void;
}

/** Questions with hashes of their answers. */
export type Answers = ReadonlyMap<string, string>;

export interface RecordedReads {
  readonly reader: Reader;
  /** Of files, folders and repositories. */
  readonly world: Answers;
  /** Questions of the task's own kinds. */
  readonly own: Answers;
  /** Whether the result depends on these reads alone: on nothing untracked, and on no file that changed while the task ran. */
  readonly isComplete: () => boolean;
}

/** Makes a reader that records questions and answers. `begin`: when the task began, in milliseconds by the system's clock. */
export function recordReads(world: World, begin: number): RecordedReads {
  const reads = new Map<string, string>();
  const own = new Map<string, string>();
  /** Files that were read by others at a time that is not known. */
  const noted = new Set<string>();
  let isTracked = true;
  const record = (question: string, answer: string): void => {
    const before = reads.get(question);
    // Two answers to one question: no state of the world has both.
    if (before !== undefined && before !== answer) isTracked = false;
    reads.set(question, answer);
  };
  const note = (question: string, path: string): void => {
    noted.add(path);
    if (!reads.has(question)) record(question, world.askAgain(question));
  };
  const file = (path: string): Uint8Array | undefined => {
    const { contents, answer } = world.readFile(path);
    record(`file:${path}`, answer);
    return contents;
  };
  return {
    reader: {
      file,
      text: (path) => {
        const contents = file(path);
        return contents && new TextDecoder().decode(contents);
      },
      hash: (path) => {
        const answer = world.answer(`file:${path}`);
        record(`file:${path}`, answer);
        return answer;
      },
      kindOf: (path) => {
        const kind = world.kindOf(path);
        record(`kind:${path}`, kind);
        return kind;
      },
      list: (folder) => {
        const entries = world.list(folder);
        record(`list:${folder}`, hashOfEntries(entries));
        return entries;
      },
      note: (paths) => {
        for (const path of paths) note(`file:${path}`, path);
      },
      noteModules: (folders) => {
        for (const folder of folders) {
          note(`modules:${folder}`, folder);
          // One that has come since the task began may be an old file that was moved here.
          for (const { name } of world.list(folder)) if (isModule(name)) noted.add(join(folder, name));
        }
      },
      noteRepository: (folder) => record(`repository:${folder}`, world.askAgain(`repository:${folder}`)),
      ask: (question, answer) => void own.set(question, answer),
      untracked: () => {
        isTracked = false;
      },
    },
    world: reads,
    own,
    isComplete: () => isTracked && !changedSince(noted, begin),
  };
}
