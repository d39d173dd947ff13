import { ambiguousLink, brokenFile, brokenLink, unknownName, unresolvedLink } from '../../diagnostics/links.ts';
import { authorHref, decodeAddress, normalizeHref, textPrefix } from '../../model/addresses.ts';
import { gitHubPrefix, withoutGitHubPrefix } from '../../model/gitHubPrefix.ts';
import type { Links, LinkTarget } from '../../model/links.ts';
import { plainName } from '../../model/parseName.ts';
import type { Problem } from '../../model/problem.ts';
import type { Reference } from '../../model/resolve.ts';
import type { SymbolId } from '../../model/type.ts';
import { fileAddress, splitTarget } from './address.ts';
import { distinctNames, findSymbols } from './findSymbols.ts';
import type { Resolution, ResolveRequest } from './resolution.ts';
import { resolveFile, symbolMeant } from './resolveFile.ts';
import { splitImport } from './resolveImport.ts';

/**
 * Resolves a reference of a page to its target. All links are resolved here.
 *
 * - an external URL (`https:`, `mailto:`) stays as it is
 * - `#anchor` and `?query` are on the page itself
 * - `/path` is a route, by its address or by the path of its source, or a static file; `/path.md` is a document below a folder of the source
 * - a relative path is a file next to the source: a document becomes its page, any other file its copy in the output
 * - `symbol:`, `import:` and `unresolved:` come from `{@link}`
 * - a name in code becomes the only symbol of that name; one that surely means an API that is gone is a problem
 * - an import becomes the export of its module; `checks/unknownExports` reports those that are missing
 * Whether an anchor exists is only known when its page is rendered: `checks/brokenAnchors` checks those. One with the prefix of GitHub keeps it
 * only where the author of a document has written such an id.
 */
export function resolveReference(request: ResolveRequest): Resolution {
  const { to, problem } = resolveTarget(request);
  return to.kind === 'internal' ? { to: { ...to, href: withKnownAnchor(to.href, request.links) }, problem } : { to, problem };
}

function withKnownAnchor(href: string, links: Links): string {
  const start = href.indexOf('#') + 1;
  const prefix = href.startsWith(textPrefix, start) ? textPrefix : '';
  const anchor = href.slice(start + prefix.length);
  if (start === 0 || !anchor.startsWith(gitHubPrefix)) return href;
  const { kind, isText, prefixedIds = [] } = links.page(href.slice(0, start - 1).replace(/\?.*$/s, '')) ?? {};
  const isKept = isText === true ? prefix === '' : kind !== 'document' || prefixedIds.includes(decodeAddress(anchor));
  return isKept ? href : `${href.slice(0, start)}${prefix}${withoutGitHubPrefix(anchor)}`;
}

function resolveTarget(request: ResolveRequest): Resolution {
  const { target, kind } = request.reference;
  if (kind === 'name') return resolveCode(request);
  if (kind === 'import') return resolveExport(request);
  if (target.startsWith('symbol:')) return resolveSymbol(request, target.slice('symbol:'.length));
  if (target.startsWith('import:')) return resolveLinkedExport(request, target.slice('import:'.length));
  if (target.startsWith('unresolved:')) return resolveName(request, target.slice('unresolved:'.length));
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return { to: { kind: 'external', href: target } };
  if (/^(?:[#?]|$)/.test(target)) return { to: { kind: 'internal', href: `${request.from}${target}` } };
  return target.startsWith('/') ? resolveRoute(request) : resolveFile(request);
}

function resolveSymbol({ links }: ResolveRequest, id: SymbolId): Resolution {
  const href = links.address(id) ?? links.address(id.split('#')[0] ?? id);
  return { to: href === undefined ? { kind: 'nothing' } : { kind: 'internal', href } };
}

/**
 * A package's own name, as in "install `graphql`", means the package, also if it exports something of that name. Text about a deprecated
 * symbol usually says that it is deprecated, so a plain name more likely means another package's symbol.
 */
function resolveCode({ links, from, reference }: ResolveRequest): Resolution {
  const { target } = reference;
  if (links.slug(target) !== undefined) return { to: { kind: 'nothing' } };
  const [id, ...others] = findOwn({ links, from }, target);
  if (id === undefined) return { to: { kind: 'nothing' }, problem: goneProblem({ links, from, reference }) };
  const isMeant = others.length === 0 && !isDeprecatedSymbol(links, id);
  return isMeant ? resolveId(links, id) : { to: { kind: 'nothing' } };
}

/** Names of further versions are unknown here, so their pages are not checked. */
function goneProblem({ links, from, reference: { target, place } }: ResolveRequest): Problem | undefined {
  const gone = versionOf({ links, from }) === '' ? links.gone(target) : undefined;
  const name = target.replace(/\(\)$/, '');
  return gone === undefined ? undefined : unknownName({ name, gone, place, closest: nearestName(links, name) });
}

/** The meaning of a name on a page. On a page of one of several versions, that version is searched first. */
function findOwn({ links, from }: Pick<ResolveRequest, 'links' | 'from'>, name: string): readonly SymbolId[] {
  const own = links.named(`${versionOf({ links, from })}${name.replace(/\(\)$/, '')}`);
  return own ?? findSymbols(links, name);
}

/** The prefix of names of a page's own version: `v15!`. Empty for a single version, and for the first one. */
function versionOf({ links, from }: Pick<ResolveRequest, 'links' | 'from'>): string {
  const { package: pkg } = links.page(from) ?? {};
  return pkg === undefined || (links.slug(pkg.name) ?? pkg.slug) === pkg.slug ? '' : `${pkg.slug}!`;
}

function isDeprecatedSymbol(links: Links, id: SymbolId): boolean {
  const href = links.address(id) ?? '';
  const page = links.page(href);
  if (page === undefined) return !id.includes('#') && links.item(href)?.isDeprecated === true;
  return page.isDeprecated === true;
}

function resolveExport({ links, from, reference: { target } }: ResolveRequest): Resolution {
  const { module, name } = splitImport(target);
  const own = `${versionOf({ links, from })}${module}`;
  const meaning = links.imported(links.hasModule(own) ? own : module, name);
  const elsewhere = meaning.kind === 'foreign' ? links.external(module, name) : undefined;
  if (elsewhere !== undefined) return { to: { kind: 'external', href: elsewhere } };
  return meaning.kind === 'symbol' ? resolveId(links, meaning.id) : { to: { kind: 'nothing' } };
}

/** An export of another package, as a comment names it: a link if that package is documented, here or elsewhere. */
function resolveLinkedExport(request: ResolveRequest, target: string): Resolution {
  const { module, name } = splitImport(target);
  return resolveExport({ ...request, reference: { ...request.reference, target: `${decodeAddress(module)}#${decodeAddress(name)}` } });
}

function resolveId(links: Links, id: SymbolId): Resolution {
  const href = links.address(id);
  return { to: href === undefined ? { kind: 'nothing' } : { kind: 'internal', href } };
}

function resolveName(request: ResolveRequest, written: string): Resolution {
  const { links, from, reference, scope = [] } = request;
  const { name: whole, place } = splitPlace(written, reference);
  // `package#Name` is TSDoc's form for an export of a package. `Class#member` looks the same.
  const { module, name: exported } = splitImport(whole);
  if (/^@[^/#]+\/[^#]+#./.test(whole) || links.imported(module, exported).kind === 'symbol')
    return resolveExport({ ...request, reference: { ...reference, target: whole } });
  const name = plainName(whole);
  // The nearest meaning first: for a member's name, that of the class whose comment contains the link.
  const found = [...scope.map((part) => (name.startsWith('#') ? `${part}${name}` : `${part}.${name}`)), name]
    .map((candidate) => findOwn({ links, from }, candidate))
    .find((candidates) => candidates.length > 0);
  const ids = nearestOf(found ?? [], links.page(from));
  const [id] = ids;
  const href = id === undefined ? undefined : links.address(id);
  const elsewhere = id === undefined ? externalName(links, name) : undefined;
  if (elsewhere !== undefined) return { to: { kind: 'external', href: elsewhere } };
  if (id === undefined || href === undefined) {
    if (links.isOmitted('name', name)) return { to: { kind: 'nothing' } };
    // Suggestions have neither a package nor a kind.
    const near = nearestName(links, name.replace(/^(?:.*!)?(?:[a-z]+:)?/s, ''));
    return { to: { kind: 'nothing' }, problem: unresolvedLink({ name, place, closest: near }) };
  }
  const problem =
    ids.length > 1
      ? ambiguousLink({
          name,
          place,
          candidates: ids.map((candidate) => links.address(candidate) ?? candidate),
          forms: distinctNames(name, ids),
        })
      : undefined;
  return { to: { kind: 'internal', href }, problem };
}

/** The name without its first part (`THREE.Texture`, where `THREE` is how users import the package), or a similar one. */
function nearestName(links: Links, name: string): string | undefined {
  const rest = /^[^.#]+\.(.+)$/s.exec(name)?.[1];
  return rest !== undefined && links.named(rest) !== undefined ? rest : links.nearest('symbols', name);
}

/** Of several things with one name, that of the page's own module is meant, then that of its package. */
function nearestOf(ids: readonly SymbolId[], page: LinkTarget | undefined): readonly SymbolId[] {
  if (ids.length < 2 || page?.package === undefined) return ids;
  const {
    module = '',
    package: { slug },
  } = page;
  return (
    [`${slug}/${module}:`, `${slug}/:`, `${slug}/`]
      .map((prefix) => ids.filter((id) => id.startsWith(prefix)))
      .find((nearest) => nearest.length > 0) ?? ids
  );
}

/** `graphql!parse`, where `graphql` is documented elsewhere. */
function externalName(links: Links, written: string): string | undefined {
  const [, pkg, name] = /^([^!]+)!(?:[a-z]+:)?(.*?)(?:\(\))?$/s.exec(written) ?? [];
  return pkg === undefined || name === undefined ? undefined : links.external(pkg, name);
}

/** A name may carry its own spot: `Name@12:5` is in line 12, column 5 of the reference's file. */
function splitPlace(written: string, { place }: Reference): { readonly name: string; readonly place: Reference['place'] } {
  const match = /^(.*)@(\d+):(\d+)$/.exec(written);
  if (match === null) return { name: decodeAddress(written), place };
  return { name: decodeAddress(match[1] ?? ''), place: { file: place.file, line: Number(match[2]), column: Number(match[3]) } };
}

/** Other tools have a path to a document begin at the folder of the documents, or of the project: at a folder above the reference. */
function findFromRoot({ place }: Reference, path: string, find: (source: string) => string | undefined): string | undefined {
  if (!/\.mdx?$/.test(path)) return undefined;
  const folders = place.file.split('/').slice(0, -1);
  return ['', ...folders]
    .map((_, depth) => find([...folders.slice(0, depth), path.replace(/^\/+/, '')].join('/')))
    .find((href) => href !== undefined);
}

function resolveRoute({ links, reference }: ResolveRequest): Resolution {
  const { path, rest } = splitTarget(reference.target);
  const plain = path.replace(/(^|\/)index\.html$|\.html$/, '');
  const href = normalizeHref(plain);
  const found = [href, authorHref(plain), authorHref(path)].find((candidate) => links.page(candidate) !== undefined);
  if (found !== undefined) return { to: { kind: 'internal', href: `${links.page(found)?.forwardsTo ?? found}${rest}` } };
  const source = findFromRoot(reference, path, links.source);
  if (source !== undefined) return { to: { kind: 'internal', href: `${source}${rest}` } };
  const file = normalizeHref(path).slice(1);
  if (links.hasFile(file)) return { to: { kind: 'file', path: `${fileAddress(file)}${rest}` } };
  if (links.isOmitted('page', href)) return { to: { kind: 'nothing' } };
  const problem = reference.kind === 'image' ? brokenFile : brokenLink;
  return {
    to: { kind: 'nothing' },
    problem: problem({
      target: reference.target,
      place: reference.place,
      draft: links.draft(href) ?? links.draft(authorHref(plain)) ?? findFromRoot(reference, path, links.draft),
      closest: reference.kind === 'image' ? links.nearest('files', href) : (symbolMeant(links, rest) ?? links.nearest('pages', href)),
    }),
  };
}
