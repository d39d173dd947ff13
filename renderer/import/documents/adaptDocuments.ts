import { posix } from 'node:path';
import { lineAt } from '../../model/lineAt.ts';
import type { Place } from '../../model/problem.ts';
import type { Note } from '../draft/siteDraft.ts';
import { adaptFormulas } from './adaptFormulas.ts';
import { adaptImports, type StandIn } from './adaptImports.ts';
import { adaptIncludes } from './adaptIncludes.ts';
import { adaptLinks } from './adaptLinks.ts';
import { applyEdits, withComments, withoutParts } from './fences.ts';
import { type FormerSite, importFrom, includedFrom, relativeFrom } from './formerSite.ts';
import { keyEdits, leadEdit, pictureEdits, slugEdit } from './frontMatterEdit.ts';
import { headingIds } from './headingIds.ts';
import { neighborEdits } from './neighborEdits.ts';
import type { DocumentPlan, PlannedDocument } from './planDocuments.ts';
import { adaptPrograms } from './programs.ts';
import { standInModule, standInNotes } from './standIns.ts';
import { neighborOf, sourceUrl, targetFrom } from './targetFrom.ts';

/** A file of the new site: a text, or a copy of a file. */
export type ImportedFile = { readonly path: string; readonly text: string } | { readonly path: string; readonly from: string };

export interface AdaptedDocuments {
  readonly files: readonly ImportedFile[];
  readonly notes: readonly Note[];
  /** Links to files of the repository that the new site does not have. */
  readonly sourceLinks: readonly SourceLink[];
}

export interface SourceLink {
  readonly target: string;
  readonly url: string;
  readonly place: Place;
}

interface AdaptRequest extends Omit<FormerSite, 'included' | 'moved' | 'extra'> {
  readonly plan: DocumentPlan;
  /** The id of a heading by its text at the former site. Default: as GitHub makes it. */
  readonly headingId?: ((text: string) => string) | undefined;
  /** Whether formulas are written as mdBook reads them. Default: false. */
  readonly hasMathjax?: boolean | undefined;
}

/** The documents of the new site, and the files that they need. A document changes only where it would not work otherwise. */
export function adaptDocuments({
  files,
  plan,
  folder,
  byAddress,
  redirected,
  hasSlash,
  headingId,
  hasMathjax = false,
  baseUrl,
  repository,
}: AdaptRequest): AdaptedDocuments {
  const root = plan.folder;
  const moved = new Map<string, string>([...plan.files, ...plan.documents.map(({ source, to }) => [source, to] as const)]);
  const extra = new Map<string, string>();
  const standIns: (StandIn & { readonly document: PlannedDocument })[] = [];
  const notes: Note[] = [];
  const included = new Set<string>();
  const sourceLinks: SourceLink[] = [];
  const context = { files, included, baseUrl, repository, moved, extra, folder, byAddress, redirected, hasSlash };
  const documents = plan.documents.map((document): ImportedFile => {
    const { text, bare, to, slug } = document;
    const links = adaptLinks({
      bare,
      resolve: (target) => {
        const next = targetFrom(document, target, context);
        if (next !== undefined) return next;
        const url = sourceUrl(document, target, context);
        const place = { file: files.shown(document.source), line: lineAt(text, bare.indexOf(target)) };
        if (url !== undefined) sourceLinks.push({ target, url, place });
        return url;
      },
    });
    const isMdx = to.endsWith('.mdx');
    const programs = isMdx ? adaptPrograms({ text, bare, frontMatter: document.frontMatter }) : { edits: [], waiting: [] };
    for (const { name, position } of programs.waiting)
      notes.push({
        kind: 'question',
        subject: name === '' ? 'Expression' : `\`${name}\``,
        text: 'The former tool waited for its value, which the new site does not have.',
        todo: 'Write the value.',
        place: { file: files.shown(document.source), line: lineAt(text, position) },
      });
    const imports = isMdx
      ? adaptImports({
          text,
          bare: withoutParts(bare, programs.edits),
          standInModule: relativeFrom(to, standInModule).replace(/\.tsx$/, ''),
          resolve: (specifier) => importFrom(document, specifier, context),
        })
      : { edits: [], standIns: [] };
    const includes = adaptIncludes({ text, bare: withComments(text), resolve: (path) => includedFrom(document, path, context) });
    const ids = headingId === undefined ? [] : headingIds({ text, bare, idOf: headingId });
    if (ids.length > 0)
      notes.push({
        kind: 'changed',
        subject: posix.join(root, to),
        text: `${ids.length === 1 ? 'A heading has' : `${ids.length} headings have`} the id of the former site, \`{#id}\`.`,
        place: { file: files.shown(document.source) },
      });
    standIns.push(...imports.standIns.map((one) => ({ ...one, document })));
    const keys = keyEdits(text, document.dropsKeys);
    const neighbors = neighborEdits({ ...document, resolve: (target) => neighborOf(document, target, { ...context, plan }) });
    const edits = [
      ...(hasMathjax ? adaptFormulas(bare) : []),
      ...neighbors,
      ...(slug === undefined ? [] : [slugEdit(text, slug)]),
      ...(document.lead === undefined ? [] : [leadEdit(text, document.lead)]),
      ...keys,
      ...pictureEdits(text, { ...document, resolve: (path) => targetFrom(document, path, context) }),
      ...programs.edits,
      ...imports.edits,
      ...links,
      ...ids,
      ...includes,
    ];
    return { path: posix.join(root, to), text: applyEdits(text, edits) };
  });
  const { file, notes: questions } = standInNotes(
    standIns.map(({ document, ...one }) => ({ ...one, file: files.shown(document.source) })),
    posix.join(root, standInModule),
  );
  return {
    files: [
      ...documents,
      ...[...plan.files].filter(([from]) => isKept(from) || included.has(from)).map(([from, to]) => ({ path: posix.join(root, to), from })),
      ...[...extra].map(([from, to]) => ({ path: posix.join(root, to), from })),
      ...(file === undefined ? [] : [{ path: posix.join(root, standInModule), text: file }]),
    ],
    notes: [...notes, ...questions],
    sourceLinks,
  };
}

/** Programs next to documents have no use without the former tool. */
function isKept(path: string): boolean {
  return !/\.(?:vue|astro|svelte|scss|sass|less|css|[cm]?[jt]sx?)$/.test(path);
}
