import { posix } from 'node:path';
import { lineAt } from '../../model/lineAt.ts';
import type { Place } from '../../model/problem.ts';
import { relativeFrom } from '../../model/relativePath.ts';
import { applyEdits, type Edit, withoutParts } from '../../model/textEdits.ts';
import { withoutBase } from '../draft/addresses.ts';
import type { Note } from '../draft/siteDraft.ts';
import { adaptBook } from './adaptBook.ts';
import { adaptBrackets } from './adaptBrackets.ts';
import { adaptFormulas } from './adaptFormulas.ts';
import { adaptImports, type StandIn } from './adaptImports.ts';
import { adaptIncludes } from './adaptIncludes.ts';
import { adaptLinks } from './adaptLinks.ts';
import { adaptRawImports } from './adaptRawImports.ts';
import { blocksIn, withComments } from './fences.ts';
import { type FormerSite, importFrom, includedFrom } from './formerSite.ts';
import { keyEdits, leadEdit, pictureEdits, slugEdit } from './frontMatterEdit.ts';
import { headingIds } from './headingIds.ts';
import { neighborEdits } from './neighborEdits.ts';
import type { DocumentPlaces, PlannedDocument } from './placeDocuments.ts';
import { adaptPrograms } from './programs.ts';
import { standInModule } from './standInNotes.ts';
import { neighborOf, sourceUrl, targetFrom } from './targetFrom.ts';
import { titleEdits } from './titleEdits.ts';

export interface DocumentContext extends FormerSite {
  readonly plan: DocumentPlaces;
  /** The id of a heading by its text at the former site. Default: as GitHub makes it. */
  readonly headingId?: ((text: string) => string) | undefined;
  /** Whether formulas are written as mdBook reads them. Default: false. */
  readonly hasMathjax?: boolean | undefined;
  /** Whether documents are chapters of mdBook. Default: false. */
  readonly isBook?: boolean | undefined;
  /** Whether `file="…"` after the signs of a block of code shows a file. Default: false. */
  readonly hasFenceFiles?: boolean | undefined;
}

/** A link to a file of the repository that the new site does not have. */
export interface SourceLink {
  readonly target: string;
  readonly url: string;
  readonly place: Place;
}

/** A link to an address of the former site that stays as it is. */
export interface SiteLink {
  readonly target: string;
  readonly place: Place;
}

interface AdaptedDocument {
  readonly text: string;
  readonly notes: readonly Note[];
  readonly sourceLinks: readonly SourceLink[];
  readonly siteLinks: readonly SiteLink[];
  readonly standIns: readonly StandIn[];
}

/** The text of a document, or of a part of one, as the new site needs it. Adds the files and parts that it needs to the context. */
export function adaptDocument(document: PlannedDocument, context: DocumentContext): AdaptedDocument {
  const { files, plan, headingId, hasMathjax = false, isBook = false } = context;
  const { text, bare, to, slug, frontMatter } = document;
  const notes: Note[] = [];
  const sourceLinks: SourceLink[] = [];
  const siteLinks: SiteLink[] = [];
  const placeAt = (position: number): Place => ({ file: files.shown(document.source), line: lineAt(text, position) });
  const links = adaptLinks({
    bare,
    resolve: (written, position) => {
      // With this sign, Docusaurus links to files that are no pages.
      const target = written.replace(/^pathname:\/\//, '');
      const next = targetFrom(document, target, context);
      if (next === undefined && target !== written) return withoutBase(target, context.baseUrl);
      if (next !== undefined) return next;
      const url = sourceUrl(document, target, context);
      if (url !== undefined) sourceLinks.push({ target, url, place: placeAt(position) });
      else if (target.startsWith('/')) siteLinks.push({ target, place: placeAt(position) });
      return url;
    },
  });
  const isMdx = to.endsWith('.mdx');
  const programs = isMdx ? adaptPrograms({ text, bare, frontMatter }) : { edits: [], waiting: [], layouts: [] };
  for (const position of programs.layouts)
    notes.push({
      kind: 'question',
      subject: 'Layout',
      text: 'It gave other components to the text, and was taken out.',
      todo: 'Use the components in the text where you need them.',
      place: placeAt(position),
    });
  for (const { name, position } of programs.waiting)
    notes.push({
      kind: 'question',
      subject: name === '' ? 'Expression' : `\`${name}\``,
      text: 'The former tool waited for its value, which the new site does not have.',
      todo: 'Write the value.',
      place: placeAt(position),
    });
  const raw = isMdx
    ? adaptRawImports({ bare: withoutParts(bare, programs.edits), resolve: (path) => includedFrom(document, path, context) })
    : [];
  const imports = isMdx
    ? adaptImports({
        text,
        bare: withoutParts(bare, [...programs.edits, ...raw]),
        standInModule: relativeFrom(to, standInModule).replace(/\.tsx$/, ''),
        resolve: (specifier) => importFrom(document, specifier, context),
      })
    : { edits: [], standIns: [] };
  const includes = adaptIncludes({
    ...{ text, bare: withComments(text), hasFenceFiles: context.hasFenceFiles ?? false },
    resolve: (path) => includedFrom(document, path, context),
  });
  const ids = headingId === undefined ? [] : headingIds({ text, bare, idOf: headingId });
  if (ids.length > 0)
    notes.push({
      kind: 'changed',
      subject: posix.join(plan.folder, to),
      text: 'Headings have the ids of the former site, `{#id}`.',
      place: { file: files.shown(document.source) },
    });
  const titles = titleEdits(document);
  if (titles.length > 0)
    notes.push({
      kind: 'changed',
      subject: posix.join(plan.folder, to),
      text: document.printsTitle
        ? 'The heading below the title is a section.'
        : '`hide_title` keeps its heading, which is not its `title`.',
      place: { file: files.shown(document.source) },
    });
  const edits = [
    ...titles,
    ...(hasMathjax ? adaptFormulas(bare) : []),
    ...(isBook ? adaptBook({ text, bare }) : []),
    ...neighborEdits({ ...document, resolve: (target) => neighborOf(document, target, context) }),
    ...(slug === undefined ? [] : [slugEdit(text, slug)]),
    ...(document.lead === undefined ? [] : [leadEdit(text, document.lead)]),
    ...keyEdits(text, document.dropsKeys),
    ...pictureEdits(text, { ...document, resolve: (path) => targetFrom(document, path, context) }),
    ...programs.edits,
    ...raw,
    ...imports.edits,
    ...links,
    ...ids,
    ...includes,
    ...twoslashEdits(text),
    ...(isMdx ? [] : frontMatterValues(document)),
  ];
  return { text: adaptBrackets(applyEdits(text, edits), isMdx ? 'mdx' : 'md'), notes, sourceLinks, siteLinks, standIns: imports.standIns };
}

/** Sites may turn Twoslash on for all blocks of code. Its marks show in which they need it. */
function twoslashEdits(text: string): readonly Edit[] {
  return blocksIn(text).flatMap(({ start, end }): readonly Edit[] => {
    const block = text.slice(start, end);
    const [fence] = languageOfPrograms.exec(block) ?? [];
    if (fence === undefined || !/^[ \t>]*\/\/ ---cut(?:-\w+)?---[ \t]*$/m.test(block)) return [];
    const at = start + fence.length;
    return [{ start: at, end: at, text: /^\s/.test(text.slice(at)) ? ' twoslash' : ' twoslash ' }];
  });
}

/** The begin of a block without Twoslash, with what VitePress attaches to the language before its lines and its title. */
const languageOfPrograms =
  /^[ \t>]*(?:`{3,}|~{3,})[ \t]*(?:[jt]sx?|vue|typescript|javascript)(?:-vue)?(?::(?:no-)?line-numbers(?:=\d+)?)?(?=[\s{[])(?!.*\btwoslash\b)/;

/** `{{ $frontmatter.title }}` of VitePress, in the text, is its value. */
function frontMatterValues({ bare, frontMatter }: PlannedDocument): readonly Edit[] {
  return [...bare.matchAll(/\{\{\s*\$frontmatter\.([\w$]+)\s*\}\}/g)].flatMap(({ 0: whole, 1: key = '', index }): readonly Edit[] => {
    const value = Object.hasOwn(frontMatter, key) ? frontMatter[key] : undefined;
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return isPlain ? [{ start: index, end: index + whole.length, text: String(value) }] : [];
  });
}
