import { posix } from 'node:path';
import { brokenFile } from '../../diagnostics/links.ts';
import { normalizeHref, textPrefix } from '../../model/addresses.ts';
import type { Links } from '../../model/links.ts';
import { relativeFrom } from '../../model/relativePath.ts';
import { fileAddress, splitTarget } from './address.ts';
import type { Resolution, ResolveRequest } from './resolution.ts';

/** Resolves a relative target: a file, relative to the source of the reference. VitePress sites write `./file.html` for `file.md`. */
export function resolveFile({ links, from, reference }: ResolveRequest): Resolution {
  const { path, rest } = splitTarget(reference.target);
  const source = posix.normalize(posix.join(posix.dirname(reference.place.file), path)).replace(/\/$/, '');
  const name = source.replace(/\.html$/, '');
  const files = [source, `${name}.md`, `${name}.mdx`, `${name}/index.md`, `${name}/index.mdx`];
  const href = files.map((file) => links.source(file)).find((found) => found !== undefined);
  if (href !== undefined)
    return { to: { kind: 'internal', href: `${href}${links.page(href)?.isText === true ? rest.replace('#', `#${textPrefix}`) : rest}` } };
  const output = links.outputOf(source);
  if (output !== undefined) return { to: { kind: 'file', path: `${fileAddress(output)}${rest}` } };
  if (links.isOmitted('source', source)) return { to: { kind: 'nothing' } };
  const draft = files.map((file) => links.draft(file)).find((file) => file !== undefined);
  const near = links.nearest('sources', source);
  const closest = routeMeant({ links, from, reference }) ?? (near === undefined ? undefined : relativeFrom(reference.place.file, near));
  return { to: { kind: 'nothing' }, problem: brokenFile({ target: reference.target, place: reference.place, closest, draft }) };
}

/** The page that a target would open in a browser, relative to the page's address with or without a slash at its end. */
function routeMeant({ links, from, reference }: ResolveRequest): string | undefined {
  const { path, rest } = splitTarget(reference.target);
  if (reference.kind === 'image' || /\.mdx?$/.test(path)) return undefined;
  const routes = [posix.join(from, path), posix.join(posix.dirname(from), path)].map((href) => normalizeHref(href.replace(/\.html$/, '')));
  const found = routes.find((href) => links.page(href) !== undefined);
  if (found !== undefined) return `${found}${rest}`;
  const near = path.endsWith('/') ? routes.map((href) => links.nearest('pages', href)).find((href) => href !== undefined) : undefined;
  return symbolMeant(links, rest) ?? near;
}

/** The only symbol of the name in an anchor. Sites with several symbols on a page write these names in lower case: `#graphqlschema`. */
export function symbolMeant(links: Links, anchor: string): string | undefined {
  const name = anchor.slice(1);
  const exported = links.named(name) === undefined ? links.nearest('symbols', name) : name;
  if (exported?.toLowerCase() !== name.toLowerCase()) return undefined;
  const [id, ...others] = links.named(exported) ?? [];
  return id === undefined || others.length > 0 ? undefined : links.address(id);
}
