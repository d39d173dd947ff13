import type { RenderContext } from '../../templates/context.ts';
import { globalLink } from '../../templates/signature/globalLinks.ts';
import type { ApiPackage } from '../model/api.ts';
import type { Markdown } from '../model/comment.ts';
import type { Route } from '../model/plan.ts';
import { withBase } from '../model/withBase.ts';
import type { Layouts } from '../presentation/signature/createLayouts.ts';
import { versionsOfRoute } from './canonicalPath.ts';
import { pageHrefs } from './pageHrefs.ts';
import { type PageLinks, samplesOf } from './pageLinks.ts';
import type { PageScope } from './pageScope.ts';
import { renderTree } from './text/renderTree.ts';

/** What the content of a page is rendered with. */
export interface ContentRequest<R extends Route = Route> {
  readonly route: R;
  readonly scope: PageScope;
  readonly links: PageLinks;
  readonly layouts: Layouts;
}

/** For a page of a package's reference. */
export type ReferenceRequest = ContentRequest<Route & { readonly package: ApiPackage }>;

/** What the templates of the reference need of the site, for one page. */
export function renderContext({ route, scope, links: { resolve }, layouts }: ReferenceRequest): RenderContext {
  const { frame, site, markdown, unexportedTypes } = scope;
  const { messages, baseUrl, api } = frame.settings;
  const { slug } = route.package;
  const ownAnchor = `${route.href}#`;
  let texts = 0;
  // Two texts of a page may have the same heading: each has ids of its own.
  const nextPrefix = (): string => {
    texts += 1;
    return texts === 1 ? 'text-' : `text-${texts}-`;
  };
  const prefixes = new Map<string, string>();
  const prefixOf = ({ text, follows }: Markdown): string => {
    const prefix = (follows === undefined ? undefined : prefixes.get(follows)) ?? nextPrefix();
    prefixes.set(text, prefix);
    return prefix;
  };
  return {
    messages,
    tables: api.layout.tables,
    versions: versionsOfRoute(route, site),
    package: route.package,
    href: (id) => {
      const href = site.address(id);
      // On its own page, a link to a member is its anchor alone.
      if (href === undefined || href.startsWith(ownAnchor)) return href?.slice(route.href.length);
      return withBase(baseUrl, href);
    },
    ...pageHrefs({ route, scope, urlOf: (href) => withBase(baseUrl, href) }),
    usedBy: site.usedBy,
    fieldsOf: site.fields,
    unexportedTypesOf: unexportedTypes((id) => site.unexported(slug, id)),
    layouts,
    globalHref: globalLink,
    externalHref: site.external,
    cardOf: () => undefined,
    block: (text, options) => markdown.renderBlock(text, resolve, { headingLevel: options?.headingLevel ?? 2, idPrefix: prefixOf(text) }),
    written: ({ tree }) => renderTree(tree, resolve, samplesOf(site, 'documents')),
    inline: (text) => markdown.renderInline(text, resolve),
    firstSentence: (text) => markdown.renderFirstSentence(text, resolve),
  };
}
