import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type FileState, hasState, isSettled, stateOf, statOf } from './fileState.ts';
import { hashOfText } from './hash.ts';
import { readFileHash } from './readFileHash.ts';
import { repositoryFiles, repositoryState } from './repositoryState.ts';

export type PathKind = 'file' | 'folder' | 'missing' | 'other';

export interface FolderEntry {
  readonly name: string;
  /** Links are not followed. */
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

/** The state of files and folders, for tasks. Answers are remembered until they are invalidated. */
export interface World {
  /** Hash of the answer to a question, such as `file:/project/a.md`. A short answer is its own hash. */
  readonly answer: (question: string) => string;
  /** The same, without remembered answers. */
  readonly askAgain: (question: string) => string;
  /** Reads a file now, ignoring remembered answers. */
  readonly readFile: (path: string) => { readonly contents: Uint8Array | undefined; readonly answer: string };
  readonly kindOf: (path: string) => PathKind;
  readonly list: (folder: string) => readonly FolderEntry[];
  /** Looks again when asked again. Default: at everything. */
  readonly forget: (paths?: Iterable<string>) => void;
  /** States of the files that were looked at, for the next session. */
  readonly states: () => ReadonlyMap<string, FileState>;
  /** Takes over states of files that another thread has looked at. */
  readonly learn: (states: ReadonlyMap<string, FileState>) => void;
}

/** The answer for a file that isn't there. */
const missing = 'missing';

/**
 * Opens the file system.
 *
 * @param known states from earlier sessions: a file whose state is the same needs no reading
 * @param now the system's clock, in milliseconds
 */
export function openWorld(known: ReadonlyMap<string, FileState> = new Map(), now: () => number = Date.now): World {
  /** Those of earlier sessions, until the files are looked at again. */
  const before = new Map(known);
  const states = new Map<string, FileState>();
  const answers = new Map<string, string>();
  const readFile: World['readFile'] = (path) => {
    const found = readRegularFile(path, now);
    answers.delete(`file:${path}`);
    if (found === undefined) return { contents: undefined, answer: answerOf(`file:${path}`) };
    states.set(path, found.state);
    answers.set(`file:${path}`, found.state.hash);
    return { contents: found.contents, answer: found.state.hash };
  };
  const fileAnswer = (path: string): string => {
    const stats = statOf(path);
    if (stats === undefined) return missing;
    if (!stats.isFile()) return stats.isDirectory() ? 'folder' : 'other';
    const state = states.get(path) ?? before.get(path);
    if (state !== undefined && hasState(stats, state) && isSettled(state)) {
      states.set(path, state);
      return state.hash;
    }
    try {
      const seen = now();
      const found = stateOf(stats, { hash: readFileHash(path), seen });
      states.set(path, found);
      return found.hash;
    } catch {
      return missing;
    }
  };
  const look = (kind: string, path: string): string => {
    if (kind === 'file') return fileAnswer(path);
    if (kind === 'kind') return kindOf(path);
    if (kind === 'list') return hashOfEntries(list(path));
    if (kind === 'modules') return hashOfEntries(list(path).filter(({ name }) => isModule(name)));
    if (kind === 'repository') return repositoryState(path);
    throw new Error(`No task asks questions of the kind "${kind}" of files.`);
  };
  const answerOf = (question: string): string => {
    const remembered = answers.get(question);
    if (remembered !== undefined) return remembered;
    const [kind, path] = divide(question);
    const answer = look(kind, path);
    answers.set(question, answer);
    return answer;
  };
  return {
    answer: answerOf,
    askAgain: (question) => {
      answers.delete(question);
      return answerOf(question);
    },
    readFile,
    kindOf,
    list,
    forget: (paths) => {
      if (paths === undefined) answers.clear();
      else for (const question of touched(answers.keys(), paths)) answers.delete(question);
    },
    states: () => states,
    learn: (others) => {
      for (const [path, state] of others) states.set(path, state);
    },
  };
}

/** The kind of a question, and the path that it is about. */
export function divide(question: string): readonly [kind: string, key: string] {
  const end = question.indexOf(':');
  return [question.slice(0, end), question.slice(end + 1)];
}

/** The paths that questions are about, each once. Folders whose contents count end with a slash. */
export function pathsOf(questions: Iterable<string>): readonly string[] {
  const paths = [...questions].flatMap((question): readonly string[] => {
    const [kind, path] = divide(question);
    if (kind === 'repository') return repositoryFiles(path);
    return [kind === 'list' || kind === 'modules' ? `${path}/` : path];
  });
  return [...new Set(paths)];
}

/** Questions whose answers may differ after changes of these paths: about the paths, their contents, and their parent folders. */
function touched(questions: Iterable<string>, paths: Iterable<string>): readonly string[] {
  const changed = new Set(paths);
  const folders = new Set([...changed].map((path) => dirname(path)));
  const known = new Map<string, boolean>();
  const isWithin = (path: string): boolean => {
    const found = known.get(path) ?? (changed.has(path) || (path !== dirname(path) && isWithin(dirname(path))));
    known.set(path, found);
    return found;
  };
  return [...questions].filter((question) => {
    const [kind, path] = divide(question);
    return kind === 'repository' || folders.has(path) || isWithin(path);
  });
}

/** Whether an import may resolve to it, or it is a README. Other files can appear and disappear next to sources without an effect on them. */
export function isModule(name: string): boolean {
  return /\.(?:[cm]?[jt]sx?|json|css|md|markdown)$/i.test(name) && !name.startsWith('.');
}

function kindOf(path: string): PathKind {
  const stats = statOf(path);
  if (stats === undefined) return missing;
  return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other';
}

export function hashOfEntries(entries: readonly FolderEntry[]): string {
  return hashOfText(entries.map(({ name, kind }) => `${kind} ${name}`).join('\0'));
}

/** At once: promises would take several times as long as the system does. */
function list(folder: string): readonly FolderEntry[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.map((entry) => ({ name: entry.name, kind: entryKind(entry) })).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function entryKind(entry: Dirent): FolderEntry['kind'] {
  if (entry.isFile()) return 'file';
  return entry.isDirectory() ? 'folder' : entry.isSymbolicLink() ? 'link' : 'other';
}

/** Undefined for a path that is not a readable file. The state is that before reading, so that a change in the meantime is detected. */
function readRegularFile(path: string, now: () => number) {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return undefined;
    const seen = now();
    const contents = readFileSync(path);
    return { contents, state: stateOf(stats, { hash: hashOfText(contents), seen }) };
  } catch {
    return undefined;
  }
}
