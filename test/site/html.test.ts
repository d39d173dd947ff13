import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { routeRoles } from '../../renderer/model/routeRoles.ts';
import { type BuiltPage, buildGraphqlSite, type GraphqlSite } from './graphqlSite.ts';
import { validateHtml } from './validateHtml.ts';

let site: GraphqlSite;
beforeAll(async () => {
  site = await buildGraphqlSite();
});

/** Pages for which a claim doesn't hold. */
function pagesThat(fails: (page: BuiltPage) => boolean): readonly string[] {
  return site.pages.filter(fails).map(({ route }) => route.html);
}

function count(html: string, pattern: RegExp): number {
  return [...html.matchAll(pattern)].length;
}

/** Pages without sidebars that others have, too: they are two fifths of all markup. */
function withoutRepetitions(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  const known = new Set<string>();
  return pages.map((page) => {
    const { sidebarHtml } = page.data;
    const sidebar = sidebarHtml.replace(/ (?:aria-current="\w+"|open="")/g, '');
    if (sidebar === '' || !known.has(sidebar)) {
      known.add(sidebar);
      return page;
    }
    return { ...page, html: page.html.replace(sidebarHtml, '') };
  });
}

describe('every page', () => {
  it('is valid HTML', { timeout: 1_200_000, tags: ['full'] }, async () => {
    expect(await validateHtml(withoutRepetitions(site.pages))).toEqual([]);
  });

  it('is valid HTML in each folder of version 17', async () => {
    const pages = site.pages.filter(({ route }) => !route.path.startsWith('/api/graphql-js-16'));
    const folders = new Map(pages.map((page) => [dirname(dirname(page.route.html)), page]));
    expect(folders.size).toBeGreaterThan(10);
    expect(await validateHtml([...folders.values()])).toEqual([]);
  });

  it('has one heading of level 1', () => {
    expect(pagesThat(({ html }) => count(html, /<h1[\s>]/g) !== 1)).toEqual([]);
  });

  it('has one main landmark, one header, one footer, and the main navigation', () => {
    const landmarks = [/<main[\s>]/g, /<header[\s>]/g, /<footer class="site-footer"/g, /<nav [^>]*aria-label="Main"/g];
    expect(pagesThat(({ html }) => landmarks.some((landmark) => count(html, landmark) !== 1))).toEqual([]);
  });

  it('begins with a skip link to its content', () => {
    const leadsToContent = ({ html }: BuiltPage): boolean => {
      const [, anchor = ''] = /<body>[\s\S]*?<a [^>]*href="#([^"]+)"/.exec(html) ?? [];
      return html.includes(`id="${anchor}"`);
    };
    expect(pagesThat((page) => !leadsToContent(page))).toEqual([]);
  });

  it('loads scripts, styles and images only from its own origin', () => {
    const elsewhere = /<(?:script|img|source|iframe|video|audio|embed|object)\b[^>]*\s(?:src|srcset|data)="(?:https?:)?\/\//;
    const linked = /<link rel="(?!canonical")[^"]*"[^>]* href="(?:https?:)?\/\//;
    expect(pagesThat(({ html }) => elsewhere.test(html) || linked.test(html))).toEqual([]);
  });

  it('has a title, a description, and as canonical URL its own or that of the page in the current version', () => {
    const paths = new Set(site.routes.map(({ path }) => path));
    const current = ({ path, symbol }: BuiltPage['route']): string => {
      const named = site.routes.find((route) => route.symbol === symbol && route.path.startsWith('/api/graphql-js/'))?.path;
      if (!path.startsWith('/api/graphql-js-16')) return path;
      const same = path.replace('/api/graphql-js-16', '/api/graphql-js');
      return symbol === undefined ? (paths.has(same) ? same : path) : (named ?? path);
    };
    const hasAll = ({ html, route }: BuiltPage): boolean =>
      /<title>[^<]+<\/title>/.test(html) &&
      /<meta name="description" content="[^"]+">/.test(html) &&
      (route.kind === 'not-found' || html.includes(`<link rel="canonical" href="https://graphql-js.org${current(route)}">`));
    expect(pagesThat((page) => !hasAll(page))).toEqual([]);
  });
});

describe('the data of every page', () => {
  it('equals that of its HTML', () => {
    expect(pagesThat(({ html, data }) => !html.includes(data.mainHtml) || data.mainHtml === '')).toEqual([]);
    expect(pagesThat(({ html, data }) => !html.includes(data.sidebarHtml))).toEqual([]);
    expect(pagesThat(({ html, data }) => !html.includes(data.tocHtml))).toEqual([]);
  });

  it('is in the HTML as far as scripts need it', () => {
    const embedded = site.pages.map(({ html }) => {
      const [, json = ''] = /<script type="application\/json" id="site-page">([^<]*)<\/script>/.exec(html) ?? [];
      return JSON.parse(json) as Readonly<Record<string, unknown>>;
    });
    expect(embedded).toEqual(
      site.pages.map(({ data: { kind, href, title, sidebar, hasOwnHead } }) => ({ kind, href, title, sidebar, hasOwnHead })),
    );
  });

  it('agrees with routes.json', () => {
    expect(
      pagesThat(({ route, data }) => route.path !== data.href || route.kind !== routeRoles[data.kind].name || route.title !== data.title),
    ).toEqual([]);
  });
});

describe('the styles', () => {
  it('load nothing from other origins', async () => {
    const sheets = await Promise.all(site.files.filter((file) => file.endsWith('.css')).map(site.read));
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.filter((css) => /url\(['"]?(?:https?:)?\/\/|@import/.test(css))).toEqual([]);
  });
});
