import type { GoneName } from '../model/links.ts';
import { createProblem, type Place, type Problem } from '../model/problem.ts';
import { closest } from './closest.ts';

interface BrokenTarget {
  readonly target: string;
  readonly place: Place;
  /** An existing target with a similar name. */
  readonly closest: string | undefined;
  /** The source of the document that the link means, which is not published. */
  readonly draft?: string | undefined;
}

/** A link to a page or file that does not exist. */
export function brokenLink({ target, place, closest, draft }: BrokenTarget): Problem {
  if (draft !== undefined) return createProblem('link/broken', { ...draftTarget(target, draft), place });
  const hint = closest === undefined ? 'Use the route of a page of this site, or the file of a document.' : `Did you mean ${closest}?`;
  return createProblem('link/broken', { message: `There is no page at ${target}.`, hint, place });
}

function draftTarget(target: string, draft: string): Pick<Problem, 'message' | 'hint'> {
  return { message: `The link to ${target} has no page: ${draft} is a draft, and drafts are not published.`, hint: draftHint };
}

/** What to do about a document that something names. */
export const draftHint = 'Remove `draft: true` from the front matter of the document, or do not link to it yet.';

/** A link to an existing page with an anchor that does not exist. `anchors` are those of the page, in its order. */
export function brokenAnchor(facts: BrokenTarget & { readonly page: string; readonly anchors: readonly string[] }): Problem {
  const known = facts.anchors.slice(0, 3).map((anchor) => `#${anchor}`);
  const first = known.length === 0 ? '' : ` The page begins with ${known.join(', ')}.`;
  const hint =
    facts.closest === undefined
      ? `Link to a heading of the page, or to the page without an anchor.${first}`
      : `Did you mean #${facts.closest}?`;
  return createProblem('link/broken-anchor', {
    message: `The page ${facts.page} has no section for ${facts.target}.`,
    hint,
    place: facts.place,
  });
}

/** A relative link to, or an image from, a file that the site lacks. The repository may have it: a source file, for example. */
export function brokenFile({ target, place, closest, draft }: BrokenTarget): Problem {
  if (draft !== undefined) return createProblem('link/broken-file', { ...draftTarget(target, draft), place });
  return createProblem('link/broken-file', {
    message: `The site has no file ${target}.`,
    hint: closest === undefined ? (isOfSite(target) ? wrongPath : foreignFile) : `Did you mean ${closest}?`,
    place,
  });
}

const wrongPath = 'Correct the path. It is relative to the folder of this file.';
const foreignFile = 'Correct the path, or write the URL of the file in its repository: documents link to documents and static files.';

/** Whether a path looks like that of a document or a picture. */
function isOfSite(target: string): boolean {
  const extension = /\.(\w+)$/.exec(target.replace(/[?#].*$/s, ''))?.[1];
  return extension === undefined || /^(?:mdx?|html|avif|gif|ico|jpe?g|png|svg|webp)$/i.test(extension);
}

interface UnknownName extends Pick<BrokenTarget, 'place' | 'closest'> {
  readonly name: string;
}

/** A `{@link Name}`, or a name in brackets, that cannot be resolved. */
export function unresolvedLink({ name, place, closest }: UnknownName): Problem {
  const hint = closest === undefined ? 'Link to an export of a documented package, or write the name as code.' : `Did you mean ${closest}?`;
  return createProblem('link/unresolved', { message: `No documented symbol has the name ${name}.`, hint, place });
}

/** A name in prose, as code, that can only mean an API that does not exist. */
export function unknownName({ name, gone, place, closest }: UnknownName & { readonly gone: GoneName }): Problem {
  const message =
    gone.kind === 'removed' ? `${name} was removed in ${gone.version}.` : `${gone.owner} has no documented member ${gone.member}.`;
  const old = 'Use the current name. In a document about an old release, set `autolink: false` in the front matter.';
  return createProblem('link/unknown-name', { message, hint: closest === undefined ? old : `Did you mean ${closest}?`, place });
}

interface AmbiguousName extends Omit<UnknownName, 'closest'> {
  readonly candidates: readonly string[];
  /** Names that distinguish the candidates, if any. */
  readonly forms: readonly string[];
}

/** A `{@link Name}` that matches several symbols. */
export function ambiguousLink({ name, place, candidates, forms }: AmbiguousName): Problem {
  return createProblem('link/ambiguous', {
    message: `${name} is ambiguous: it matches ${candidates.join(' and ')}.`,
    hint: forms.length === 0 ? 'Use the route of the page.' : `Use a longer name: ${forms.join(' or ')}.`,
    place,
  });
}

interface UnknownExport extends UnknownName {
  readonly module: string;
  /** Other places of the name in the same block. */
  readonly related: readonly Place[];
  /** In a comment or README, which has no front matter. Default: false. */
  readonly isInPackage?: boolean;
}

/** A name that a code block imports, or that its prose mentions, and that the module does not export. */
export function unknownExport({ name, module, place, closest, related, isInPackage = false }: UnknownExport): Problem {
  const old = isInPackage
    ? 'For code of an old release, use a block of the language `text`.'
    : 'On a page about an old release, set `autolink: false` in the front matter.';
  const hint = closest === undefined ? `Use the current name. ${old}` : `Did you mean ${closest}?`;
  return createProblem('link/unresolved', {
    message: `${module} does not export ${name}.`,
    hint,
    place,
    ...(related.length === 0 ? {} : { related }),
  });
}

interface UnknownModule extends Pick<BrokenTarget, 'place'> {
  readonly module: string;
  readonly modules: readonly string[];
}

/** An import from a module that a documented package does not have. */
export function unknownModule({ module, modules, place }: UnknownModule): Problem {
  const near = closest(module, modules);
  const known = modules.slice(0, 8).map((one) => `\`${one}\``);
  const hint =
    near === undefined ? `Import from ${known.join(', ')}${modules.length > known.length ? ', …' : ''}.` : `Did you mean ${near}?`;
  return createProblem('link/unresolved', { message: `The package has no entry point \`${module}\`.`, hint, place });
}

interface BrokenExternalLink {
  readonly url: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Output files of the pages that have the link. */
  readonly pages: readonly string[];
  readonly place: Place | undefined;
}

/** An external link that does not work. */
export function externalLink({ url, status, pages, place }: BrokenExternalLink): Problem {
  const [first = '', ...others] = pages;
  const where = others.length === 0 ? `\`${first}\`` : `\`${first}\` and ${others.length} more`;
  return createProblem('link/external', {
    message: status === 0 ? `No response from ${url}.` : `${url} responds with status ${status}.`,
    hint: `Correct or remove the link on ${where}.`,
    place,
  });
}
