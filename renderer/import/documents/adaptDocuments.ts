import { posix } from 'node:path';
import type { Note } from '../draft/siteDraft.ts';
import { adaptDocument, type DocumentContext, type SiteLink, type SourceLink } from './adaptDocument.ts';
import { withCutIds } from './cutIds.ts';
import { type FormerSite, partOf } from './formerSite.ts';
import type { DocumentPlaces } from './placeDocuments.ts';
import { standInModule, standInNotes } from './standInNotes.ts';

/** A file of the new site: a text, or a copy of a file. */
export type ImportedFile = { readonly path: string; readonly text: string } | { readonly path: string; readonly from: string };

export interface AdaptedDocuments {
  readonly files: readonly ImportedFile[];
  readonly notes: readonly Note[];
  /** Links to files of the repository that the new site does not have. */
  readonly sourceLinks: readonly SourceLink[];
  readonly siteLinks: readonly SiteLink[];
}

interface AdaptRequest
  extends Omit<FormerSite, 'included' | 'moved' | 'extra' | 'taken' | 'parts'>,
    Pick<DocumentContext, 'headingId' | 'hasMathjax' | 'isBook' | 'hasFenceFiles'> {
  readonly plan: DocumentPlaces;
}

/** The documents of the new site, their parts, and the files that they need. A document changes only where it would not work otherwise. */
export function adaptDocuments({ plan, headingId, ...request }: AdaptRequest): AdaptedDocuments {
  const root = plan.folder;
  const moved = new Map([...plan.files, ...plan.documents.map(({ source, to }) => [source, to] as const)]);
  const context: DocumentContext = {
    ...{ ...request, plan },
    headingId:
      headingId &&
      withCutIds(
        plan.documents.map(({ bare }) => bare),
        headingId,
      ),
    moved,
    extra: new Map(),
    taken: new Set([...moved.values(), standInModule]),
    included: new Set(),
    parts: new Map(),
  };
  const adapted = plan.documents.map((document) => ({ document, ...adaptDocument(document, context) }));
  const own = new Set(plan.documents.map(({ source }) => source));
  const parts: typeof adapted = [];
  // A part may have others, which are at the end of the list then.
  for (const [source, user] of context.parts) {
    const part = own.has(source) ? undefined : partOf(source, user, context);
    if (part !== undefined) parts.push({ document: part, ...adaptDocument(part, context) });
  }
  const texts = [...adapted, ...parts];
  const isText = new Set(texts.map(({ document }) => document.source));
  const { file, notes: questions } = standInNotes(
    texts.flatMap(({ document, standIns }) =>
      standIns.map((one) => ({ ...one, file: request.files.shown(document.source), bare: document.bare })),
    ),
    posix.join(root, standInModule),
  );
  const isCopied = (from: string): boolean => !isText.has(from) && (isKept(from) || context.included.has(from));
  return {
    files: [
      ...texts.map(({ document, text }) => ({ path: posix.join(root, document.to), text })),
      ...[...plan.files].filter(([from]) => isCopied(from)).map(([from, to]) => ({ path: posix.join(root, to), from })),
      ...[...context.extra].filter(([from]) => !isText.has(from)).map(([from, to]) => ({ path: posix.join(root, to), from })),
      ...(file === undefined ? [] : [{ path: posix.join(root, standInModule), text: file }]),
    ],
    notes: [...texts.flatMap(({ notes }) => notes), ...questions],
    sourceLinks: texts.flatMap(({ sourceLinks }) => sourceLinks),
    siteLinks: texts.flatMap(({ siteLinks }) => siteLinks),
  };
}

/** Programs next to documents have no use without the former tool. */
function isKept(path: string): boolean {
  return !/\.(?:vue|astro|svelte|scss|sass|less|css|[cm]?[jt]sx?)$/.test(path);
}
