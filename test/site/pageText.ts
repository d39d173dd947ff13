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

/**
 * The whole declaration at the head of a symbol's page: that of every overload, and with members the folded one. Throws if the shown part
 * is not the beginning of the folded one.
 */
export function declarationOf(site: PackageSite | undefined, symbol: string, kind?: string): string {
  const main = mainOf(site, symbol, kind);
  const [, overloads, head = '', whole] = declaration.exec(main) ?? [];
  if (overloads !== undefined)
    return [...overloads.matchAll(/<code[^>]*>([\s\S]*?)<\/code>/g)].map(([, code = '']) => textOf(code)).join('\n');
  const alternatives = [...main.matchAll(/<ul class="alternatives">([\s\S]*?)<\/ul>/g)].map(([, list = '']) => list).join('');
  if (alternatives !== '')
    return [
      textOf(head),
      ...alternatives
        .split('</li>')
        .slice(0, -1)
        .map((type) => `  | ${textOf(type)}`),
    ].join('\n');
  if (whole === undefined) return textOf(head);
  if (!textOf(whole).startsWith(`${textOf(head)} {\n`))
    throw new Error(`The head of ${symbol} is not that of its declaration: ${textOf(head)}`);
  return textOf(whole);
}

/** The declaration of a class with all members, which only the Markdown of its page has: the page lists them. */
export async function classOf(site: PackageSite | undefined, symbol: string): Promise<string | undefined> {
  const found = site?.pages.find(({ route }) => route.symbol === symbol);
  const markdown = (await site?.read(`${found?.route.path.slice(1)}.md`)) ?? '';
  return /```ts\n([\s\S]*?)\n```/.exec(markdown)?.[1];
}

const signature = '<pre class="signature">([\\s\\S]*?)</pre>';
const folded = `<details class="more"><summary>Show declaration</summary>${signature}</details>`;
const declaration = new RegExp(`<ol class="overloads">([\\s\\S]*?)</ol>|${signature}(?:${folded})?`);
