import type { PackageSite } from './packageSite.ts';

/** What the page of a symbol shows in `<main>`. Throws when there is no page. */
export function mainOf(site: PackageSite | undefined, symbol: string, kind?: string): string {
  const found = site?.pages.find(({ route }) => route.symbol === symbol && (kind === undefined || route.kind === kind));
  if (found === undefined) throw new Error(`There is no page ${symbol}.`);
  return found.data.mainHtml;
}

/** What readers see of markup. */
export function textOf(html: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#x3C': '<', '#x26': '&' };
  return html.replace(/<[^>]*>/g, '').replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** The declarations at the head of a symbol's page. */
export function declarationOf(site: PackageSite | undefined, symbol: string, kind?: string): string {
  const [, code = ''] = /<pre class="signature">([\s\S]*?)<\/pre>/.exec(mainOf(site, symbol, kind)) ?? [];
  return textOf(code);
}
