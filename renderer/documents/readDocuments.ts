import { lstatSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { foreignMenu, longText, unreadable } from '../diagnostics/documents.ts';
import { listTree } from '../engine/listTree.ts';
import type { Reader } from '../engine/reader.ts';
import type { Session } from '../engine/session.ts';
import { defineTask, type Task } from '../engine/task.ts';
import type { Config, DocumentsConfig } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { Messages } from '../model/messages.ts';
import type { Found, Place, Problem } from '../model/problem.ts';
import { cutText } from '../model/textLimits.ts';
import { withSlashes } from '../model/withSlashes.ts';
import { repositoryOf } from '../packages/findCheckout.ts';
import { contains, readRegularFile } from '../packages/readRegularFile.ts';
import type { Highlighter } from './highlight/createHighlighter.ts';
import type { ReadPart } from './includes/expandIncludes.ts';
import { readImageSize } from './readImageSize.ts';

export interface ReadDocumentsRequest {
  readonly config: Config;
  readonly session: Session;
  readonly highlighter: Highlighter;
  /** Called for each document with whether it came from the cache. */
  readonly onDocument?: ((isStored: boolean) => void) | undefined;
}

interface FoundDocuments extends Found<readonly Document[]> {
  /** Documents that are not published: a link to one says so. */
  readonly drafts: readonly Document[];
  /** Why the texts of documents are unknown, by their sources. A reason may be in a part of the document. */
  readonly failures: ReadonlyMap<string, readonly Problem[]>;
}

/**
 * Reads the documents of a site:
 *
 * 1. List the folder of the documents. Files and folders whose names begin with `_` or `.` are the author's own.
 * 2. Parse each file (`parseDocument`), unless the result of an earlier build still holds. Without a change, no parser is loaded.
 * 3. Separate drafts, which are not published, and documents whose text is unknown because of a problem.
 *
 * @returns the published documents, in the order of their paths
 */
export async function readDocuments({ config, session, highlighter, onDocument }: ReadDocumentsRequest): Promise<FoundDocuments> {
  const { documents, root, messages, staticFolders } = config;
  if (documents === undefined) return { value: [], drafts: [], failures: new Map(), problems: [] };
  const { files, menus } = listDocuments(session.read, documents);
  const inputs = files.map(
    (path): DocumentFile => ({
      path,
      folder: documents.path,
      root,
      messages,
      staticFolders,
      ignoredKeys: documents.ignoredKeys,
      hasMath: documents.math,
    }),
  );
  const parsed: Found<Document | undefined>[] = [];
  await session.runAll(parseDocumentTask(highlighter), inputs, (found, { index, isStored }) => {
    onDocument?.(isStored);
    parsed[index] = found;
  });
  const published = parsed.filter(({ value }) => value?.frontMatter.draft !== true);
  return {
    value: published.flatMap(({ value }) => value ?? []),
    drafts: parsed.flatMap(({ value }) => (value?.frontMatter.draft === true ? value : [])),
    failures: new Map(
      published.flatMap(({ value, problems }) => (value?.isBroken === true ? [[value.source, problems.filter(hidesText)] as const] : [])),
    ),
    problems: [...foreignMenus(menus, root), ...published.flatMap(({ problems }) => problems)],
  };
}

interface ListedDocuments {
  readonly files: readonly string[];
  /** Files of other tools that order and name pages. */
  readonly menus: readonly string[];
}

function listDocuments(read: Reader, { path }: DocumentsConfig): ListedDocuments {
  const menus: string[] = [];
  const entries = listTree(read, path, (inside) => {
    if (menuFile.test(inside)) menus.push(join(path, inside));
    return /(?:^|\/)[_.][^/]*$/.test(inside);
  });
  return { files: entries.filter(({ name }) => /\.mdx?$/.test(name)).map((entry) => entry.path), menus };
}

/** Of Nextra, Docusaurus, docsify and mdBook. */
const menuFile = /(?:^|\/)(?:_meta\.(?:json|[cm]?[jt]sx?)|_category_\.(?:json|ya?ml)|_sidebar\.md|SUMMARY\.md)$/;

function foreignMenus(menus: readonly string[], root: string): readonly Problem[] {
  const [first, ...others] = menus.toSorted().map((path): Place => ({ file: withSlashes(relative(root, path)) }));
  return first === undefined ? [] : [foreignMenu([first, ...others])];
}

interface DocumentFile {
  /** Absolute. */
  readonly path: string;
  /** Absolute folder of the documents. */
  readonly folder: string;
  /** Absolute folder of the project. */
  readonly root: string;
  readonly messages: Messages;
  readonly staticFolders: readonly string[];
  readonly ignoredKeys: readonly string[];
  readonly hasMath: boolean;
}

/** Whether the text of a document is unknown because of a problem. */
function hidesText({ code }: Problem): boolean {
  return code === 'document/unreadable' || code === 'document/syntax';
}

/** Parses one document, in the cache of a session. Undefined for one that no longer exists. */
export function parseDocumentTask(highlighter: Highlighter): Task<DocumentFile, Found<Document | undefined>> {
  return defineTask({
    name: 'documents',
    storage: { kind: 'bucket' },
    run: async ({ path, folder, root, messages, staticFolders, ignoredKeys, hasMath }, read): Promise<Found<Document | undefined>> => {
      const source = withSlashes(relative(root, path));
      const whole = read.text(path);
      const reasons = unreadableDocument({ file: path, place: { file: source }, inside: [repositoryOf(root), folder] });
      if (whole === undefined && reasons.length === 0) return { value: undefined, problems: [] };
      // Of a document that cannot be read, the page stays: links to it are not broken.
      const text = reasons.length > 0 ? '' : cutText(whole ?? '');
      const { parseDocument } = await import('./parseDocument.ts');
      const { value, problems } = await parseDocument({
        source,
        text,
        id: withSlashes(relative(folder, path)).replace(/\.mdx?$/, ''),
        messages,
        highlighter,
        ignoredKeys,
        hasMath,
        parts: {
          folder: withSlashes(relative(root, folder)),
          readPart: (part) => readPart({ path: resolve(root, part), root, folder }, read),
        },
        imageSize: (target) => readImageSize({ target, folder: dirname(path), staticFolders }, read),
      });
      const cut = reasons.length > 0 || text === whole ? [] : [longText('document/limit', { file: source })];
      const all = [...reasons, ...cut, ...problems];
      return { value: all.some(hidesText) ? { ...value, isBroken: true } : value, problems: all };
    },
  });
}

interface PartRequest {
  /** Absolute. */
  readonly path: string;
  readonly root: string;
  readonly folder: string;
}

/** Reads a file that a document includes: a regular one in the repository, and no other. */
function readPart({ path, root, folder }: PartRequest, read: Reader): ReturnType<ReadPart> {
  const inside = [repositoryOf(root), folder];
  if (!inside.some((one) => contains(one, path))) return { ok: false, reason: 'outside' };
  // Also where there is none: watching sees when it comes.
  const text = read.text(path);
  const found = readRegularFile(path, { inside, most: 0 });
  if (!found.ok) return found;
  return text === undefined ? { ok: false, reason: 'ENOENT' } : { ok: true, text };
}

interface UnreadableRequest {
  /** Absolute. */
  readonly file: string;
  readonly place: Place;
  /** Absolute folders: the file may be a link within them. */
  readonly inside: readonly string[];
}

/** Node reads no file of this size at once. */
const mostBytes = 2 ** 31;

/** Why a document cannot be read, if it cannot. A file that was deleted after it was listed is not a problem. */
function unreadableDocument({ file, place, inside }: UnreadableRequest): readonly Problem[] {
  const read = readRegularFile(file, { inside, most: 0 });
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (read.ok && found !== undefined && found.size >= mostBytes) return [unreadable({ isLink: false, reason: 'EFBIG' }, place)];
  return read.ok || found === undefined ? [] : [unreadable({ isLink: found.isSymbolicLink(), reason: read.reason }, place)];
}
