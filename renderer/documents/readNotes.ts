import { hashOf, rememberHash } from '../engine/hash.ts';
import type { Session } from '../engine/session.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { Found, Problem } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import type { Highlighter } from './highlight/createHighlighter.ts';
import { parseDocumentTask } from './readDocuments.ts';

export interface NotesRequest {
  readonly config: Config;
  readonly session: Session;
  readonly highlighter: Highlighter;
}

/** What authors write about packages, in one file for each topic. */
interface NotesKind<Note> {
  readonly folderOf: (pkg: PackageConfig) => string | undefined;
  /** The Markdown files in a folder, by paths in it. */
  readonly list: (folder: string, read: Session['read']) => readonly { readonly path: string; readonly name: string }[];
  readonly isNote: (name: string) => boolean;
  /** A file with another name. `file` is relative to the project root. */
  readonly problem: (file: { readonly file: string }) => Problem;
  readonly toNotes: (document: Document, from: NotesFile) => readonly Note[];
}

interface NotesFile {
  readonly package: string;
  readonly name: string;
}

/** Notes of all packages, with the documents that they are made from. */
export interface ReadNotes<Note> {
  readonly notes: readonly Note[];
  readonly documents: readonly Document[];
}

/** Reads the notes of all packages. */
export async function readNotes<Note>(kind: NotesKind<Note>, request: NotesRequest): Promise<Found<ReadNotes<Note>>> {
  const { config, session, highlighter } = request;
  const { root, messages, staticFolders } = config;
  const task = parseDocumentTask(highlighter);
  const files = config.api.packages.flatMap((pkg) => {
    const folder = kind.folderOf(pkg);
    return folder === undefined ? [] : kind.list(folder, session.read).map((file) => ({ ...file, folder, package: pkg.slug }));
  });
  const wrong = files.filter(({ name }) => !kind.isNote(name)).map(({ path }) => kind.problem({ file: relativePath(root, path) }));
  const read = await Promise.all(
    files
      .filter(({ name }) => kind.isNote(name))
      .map(async (file) => {
        const { path, folder } = file;
        return { file, ...(await session.run(task, { path, folder, root, messages, staticFolders, ignoredKeys: [], hasMath: false })) };
      }),
  );
  return {
    value: {
      notes: read.flatMap(({ value, file }) => (value === undefined ? [] : notesIn(value, file, kind))),
      documents: read.flatMap(({ value }) => value ?? []),
    },
    problems: [...wrong, ...read.flatMap(({ problems }) => problems)],
  };
}

/** The notes of a file. Their trees are made in each build, and known by the document, so they need not be hashed. */
function notesIn<Note>(document: Document, from: NotesFile, { toNotes }: NotesKind<Note>): readonly Note[] {
  const notes = toNotes(document, from);
  for (const [index, note] of notes.entries()) rememberHash(note, () => hashOf(from.package, from.name, index, hashOf(document)));
  return notes;
}
