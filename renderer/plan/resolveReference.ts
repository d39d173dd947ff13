import { posix } from 'node:path';
import { isDeprecated } from '../../templates/api/commentParts.ts';
import { findExternal } from '../inventory/findExternal.ts';
import { distinctNames, findSymbols } from '../links/findSymbols.ts';
import { plainName } from '../links/plainName.ts';
import { resolveImport, splitImport } from '../links/resolveImport.ts';
import type { SymbolId } from '../model/api.ts';
import type { Href, LinkSpace, Route } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';
import type { Reference } from '../model/resolve.ts';
import { closest } from '../problems/closest.ts';
import { ambiguousLink, brokenFile, brokenLink, unresolvedLink } from '../problems/links.ts';
import { authorHref, normaliseHref, textPrefix } from './addresses.ts';

/**
 * Resolves a reference of a page to where it leads. The one place where links get their meaning.
 *
 * - an address elsewhere (`https:`, `mailto:`) stays as it is
 * - `#anchor` is on the page itself
 * - `/path` is a route, as it is or as its author has named the source, or a static file
 * - anything relative is a file beside the source: a document leads to its page, any other file to its copy in the output
 * - `symbol:`, `import:` and `unresolved:` come from `{@link}`
 * - a name in code leads to the only thing that has it, an import to what its module exports; neither is ever a problem
 *
 * Whether an anchor exists is known only when its page is rendered: `checks/brokenAnchors` looks at those.
 */
export interface Resolution {
  /** What it leads to. `internal` addresses have no `baseUrl`; `file` is an address below the root; `nothing` prints the text alone. */
  readonly to:
    | { readonly kind: 'internal'; readonly href: string }
    | { readonly kind: 'file'; readonly path: string }
    | { readonly kind: 'external'; readonly href: string }
    | { readonly kind: 'nothing' };
  readonly problem?: Problem | undefined;
}

export interface ResolveRequest {
  readonly links: LinkSpace;
  /** The page that the reference stands on. */
  readonly from: Href;
  readonly reference: Reference;
  /** Parts of names that `{@link}` may leave out, for references in a package's comments. */
  readonly scope?: readonly string[] | undefined;
  /** The documented name that is nearest to one that isn't. Who resolves many remembers them. Default: looks through all names. */
  readonly nearestName?: ((name: string) => string | undefined) | undefined;
}

export function resolveReference(request: ResolveRequest): Resolution {
  const { target, kind } = request.reference;
  if (kind === 'name') return resolveCode(request);
  if (kind === 'import') return resolveExport(request);
  if (target.startsWith('symbol:')) return resolveSymbol(request, target.slice('symbol:'.length));
  if (target.startsWith('import:')) return resolveLinkedExport(request, target.slice('import:'.length));
  if (target.startsWith('unresolved:')) return resolveName(request, target.slice('unresolved:'.length));
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return { to: { kind: 'external', href: target } };
  if (target.startsWith('#') || target === '') return { to: { kind: 'internal', href: `${request.from}${target}` } };
  return target.startsWith('/') ? resolveRoute(request) : resolveFile(request);
}

function resolveSymbol({ links }: ResolveRequest, id: SymbolId): Resolution {
  const href = links.bySymbol.get(id) ?? links.bySymbol.get(id.split('#')[0] ?? id);
  return { to: href === undefined ? { kind: 'nothing' } : { kind: 'internal', href } };
}

/**
 * A package's own name, as in "install `graphql`", means the package, even where it exports something of that name. Nobody speaks
 * of what is deprecated without saying so: a deprecated symbol's name is more likely somebody else's.
 */
function resolveCode({ links, from, reference: { target } }: ResolveRequest): Resolution {
  const [id, ...others] = links.slugs.has(target) ? [] : findOwn({ links, from }, target);
  const isMeant = id !== undefined && others.length === 0 && !isDeprecatedSymbol(links, id);
  return isMeant ? resolveId(links, id) : { to: { kind: 'nothing' } };
}

/** What a name means on a page: where it is of one of several versions of a package, first what that version has. */
function findOwn({ links, from }: Pick<ResolveRequest, 'links' | 'from'>, name: string): readonly SymbolId[] {
  const own = links.byName.get(`${versionOf({ links, from })}${name.replace(/\(\)$/, '')}`);
  return own ?? findSymbols(links, name);
}

/** What names of a page's own version have before them: `v15!`. Empty where there is one version, or the first. */
function versionOf({ links, from }: Pick<ResolveRequest, 'links' | 'from'>): string {
  const route = links.byHref.get(from);
  if (route === undefined || !('package' in route)) return '';
  const { name, slug } = route.package;
  return (links.slugs.get(name) ?? slug) === slug ? '' : `${slug}!`;
}

function isDeprecatedSymbol({ byHref, bySymbol, itemAt }: LinkSpace, id: SymbolId): boolean {
  const href = bySymbol.get(id) ?? '';
  const route = byHref.get(href);
  if (route === undefined) return !id.includes('#') && itemAt.get(href)?.isDeprecated === true;
  return 'symbol' in route && isDeprecated(route.symbol);
}

function resolveExport({ links, from, reference: { target } }: ResolveRequest): Resolution {
  const { module, name } = splitImport(target);
  const own = `${versionOf({ links, from })}${module}`;
  const meaning = resolveImport(links, links.modules.has(own) ? own : module, name);
  const elsewhere = meaning.kind === 'foreign' ? findExternal(links.external, module, name) : undefined;
  if (elsewhere !== undefined) return { to: { kind: 'external', href: elsewhere } };
  return meaning.kind === 'symbol' ? resolveId(links, meaning.id) : { to: { kind: 'nothing' } };
}

/** What another package exports, as a comment names it: a link where that package is documented, here or elsewhere. */
function resolveLinkedExport(request: ResolveRequest, target: string): Resolution {
  const { module, name } = splitImport(target);
  return resolveExport({ ...request, reference: { ...request.reference, target: `${decode(module)}#${decode(name)}` } });
}

function resolveId(links: LinkSpace, id: SymbolId): Resolution {
  const href = links.bySymbol.get(id);
  return { to: href === undefined ? { kind: 'nothing' } : { kind: 'internal', href } };
}

function resolveName(request: ResolveRequest, written: string): Resolution {
  const { links, from, reference, scope = [], nearestName = nearestIn(links) } = request;
  const { name: whole, place } = splitPlace(written, reference);
  // `@scope/package#Name` is TSDoc's for what another package exports.
  if (/^@[^/#]+\/[^#]+#./.test(whole)) return resolveExport({ ...request, reference: { ...reference, target: whole } });
  const name = plainName(whole);
  // The nearest meaning first: of a member's name, that of the class which the comment stands in.
  const found = [...scope.map((part) => (name.startsWith('#') ? `${part}${name}` : `${part}.${name}`)), name]
    .map((candidate) => findOwn({ links, from }, candidate))
    .find((candidates) => candidates.length > 0);
  const ids = nearestOf(found ?? [], links.byHref.get(from));
  const [id] = ids;
  const href = id === undefined ? undefined : links.bySymbol.get(id);
  const elsewhere = id === undefined ? externalName(links, name) : undefined;
  if (elsewhere !== undefined) return { to: { kind: 'external', href: elsewhere } };
  if (id === undefined || href === undefined) {
    // A package's name before it is nothing that names are near to.
    const near = nearestName(name.slice(name.lastIndexOf('!') + 1));
    return { to: { kind: 'nothing' }, problem: unresolvedLink({ name, place, closest: near }) };
  }
  const problem =
    ids.length > 1
      ? ambiguousLink({
          name,
          place,
          candidates: ids.map((candidate) => links.bySymbol.get(candidate) ?? candidate),
          forms: distinctNames(name, ids),
        })
      : undefined;
  return { to: { kind: 'internal', href }, problem };
}

/** Of several things with one name, that of the page's own module is meant, then that of its package. */
function nearestOf(ids: readonly SymbolId[], route: Route | undefined): readonly SymbolId[] {
  if (ids.length < 2 || route === undefined || !('package' in route)) return ids;
  const module = 'symbol' in route ? route.symbol.module : route.kind === 'module' ? route.apiModule.name : '';
  const { slug } = route.package;
  return (
    [`${slug}/${module}:`, `${slug}/:`, `${slug}/`]
      .map((prefix) => ids.filter((id) => id.startsWith(prefix)))
      .find((nearest) => nearest.length > 0) ?? ids
  );
}

/** Names of other versions than the first are none that an author has in mind. */
export function nearestIn({ byName }: LinkSpace): (name: string) => string | undefined {
  return (name) =>
    closest(
      name,
      [...byName.keys()].filter((candidate) => !candidate.includes('!')),
    );
}

/** `graphql!parse`, where `graphql` is documented elsewhere. */
function externalName({ external }: LinkSpace, written: string): string | undefined {
  const [, pkg, name] = /^([^!]+)!(?:[a-z]+:)?(.*?)(?:\(\))?$/s.exec(written) ?? [];
  return pkg === undefined || name === undefined ? undefined : findExternal(external, pkg, name);
}

/** A name may carry its own spot: `Name@12:5` is in line 12, column 5 of the reference's file. */
function splitPlace(written: string, { place }: Reference): { readonly name: string; readonly place: Reference['place'] } {
  const match = /^(.*)@(\d+):(\d+)$/.exec(written);
  if (match === null) return { name: decode(written), place };
  return { name: decode(match[1] ?? ''), place: { file: place.file, line: Number(match[2]), column: Number(match[3]) } };
}

function resolveRoute({ links, reference }: ResolveRequest): Resolution {
  const { path, rest } = splitTarget(reference.target);
  const plain = path.replace(/(^|\/)index\.html$|\.html$/, '');
  const href = normaliseHref(plain);
  const found = [href, authorHref(plain), authorHref(path)].find((candidate) => links.byHref.has(candidate));
  if (found !== undefined) return { to: { kind: 'internal', href: `${found}${rest}` } };
  const file = normaliseHref(path).slice(1);
  if (links.files.has(file)) return { to: { kind: 'file', path: `${fileAddress(file)}${rest}` } };
  const problem = reference.kind === 'image' ? brokenFile : brokenLink;
  const candidates = reference.kind === 'image' ? [...links.files].map((name) => `/${name}`) : [...links.byHref.keys()];
  return {
    to: { kind: 'nothing' },
    problem: problem({ target: reference.target, place: reference.place, closest: closest(href, candidates) }),
  };
}

function resolveFile({ links, reference }: ResolveRequest): Resolution {
  const { path, rest } = splitTarget(reference.target);
  const source = posix.normalize(posix.join(posix.dirname(reference.place.file), path)).replace(/\/$/, '');
  const href = [source, `${source}.md`, `${source}.mdx`, `${source}/index.md`, `${source}/index.mdx`]
    .map((file) => links.bySource.get(file))
    .find((found) => found !== undefined);
  if (href !== undefined)
    return { to: { kind: 'internal', href: `${href}${inText(links, href) ? rest.replace('#', `#${textPrefix}`) : rest}` } };
  const output = links.outputOf.get(source);
  if (output !== undefined) return { to: { kind: 'file', path: `${fileAddress(output)}${rest}` } };
  const near = closest(source, [...links.bySource.keys(), ...links.outputOf.keys()]);
  return {
    to: { kind: 'nothing' },
    problem: brokenFile({
      target: reference.target,
      place: reference.place,
      closest: near === undefined ? undefined : relativeTo(reference.place.file, near),
    }),
  };
}

/** A file may have any name; these characters of it mean something else in an address. `withBase` sees to the others. */
function fileAddress(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent);
}

/** Headings of a package's text have a prefix, which those who link to them don't know. */
function inText({ byHref }: LinkSpace, href: Href): boolean {
  const route = byHref.get(href);
  return route !== undefined && (route.kind === 'package' || 'text' in route);
}

function relativeTo(from: string, file: string): string {
  const path = posix.relative(posix.dirname(from), file);
  return path.startsWith('.') ? path : `./${path}`;
}

/** The path, decoded, and what stands behind it: query and anchor. */
export function splitTarget(target: string): { readonly path: string; readonly rest: string } {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return { path: decode(path), rest };
}

/** What isn't encoded well stays as it is written. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
