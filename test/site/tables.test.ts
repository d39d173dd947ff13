import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackageSite, fixturePackage, type PackageSite } from './packageSite.ts';
import { validateHtml } from './validateHtml.ts';

let site: PackageSite;
beforeAll(async () => {
  site = await buildPackageSite(fixturePackage('facts'), { layout: { tables: true } });
});
afterAll(() => site?.close());

function pageOf(symbol: string) {
  const page = site.pages.find(({ route }) => route.symbol === symbol);
  if (page === undefined) throw new Error(`There is no page ${symbol}.`);
  return page;
}

/** Each table as its caption and rows, cells apart by ` | `. */
function tablesOf(symbol: string): readonly (readonly string[])[] {
  // A property that can be called has a table within its row; what that says is looked at elsewhere.
  const html = pageOf(symbol).data.mainHtml.replace(/<tr id="onRoom">[\s\S]*?<\/table>[\s\S]*?<\/tr>/, '');
  const tables = [...html.matchAll(/<table class="fact-table">([\s\S]*?)<\/table>/g)];
  return tables.map(([, html = '']) => [
    textOf(/<caption[^>]*>(.*?)<\/caption>/.exec(html)?.[1] ?? ''),
    ...[...html.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => textOf(cell)).join(' | '),
    ),
  ]);
}

function textOf(html: string): string {
  return html
    .replace(/<wbr\/?>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('a site with tables', () => {
  it('shows parameters, and a question mark after optional names', () => {
    expect(tablesOf('count')).toEqual([
      [
        'Parameters',
        'Name | Type | Default | Description',
        'text | string |  | What is counted.',
        'options? | { from?: number } |  | How. from Where it begins.',
        'limit | number | 2 ** 8 | ',
        '...more | readonly string[] |  | ',
      ],
    ]);
  });

  it('omits empty columns', () => {
    expect(tablesOf('bare')).toEqual([['Parameters', 'Name | Type', 'text | string']]);
    expect(tablesOf('Listed')).toEqual([
      ['Properties', 'Name | Type', 'first | T', 'last | T'],
      ['Type parameters', 'Name | Description', 'T | What is listed.'],
    ]);
  });

  it('shows a section for the return value only if the comment has one', () => {
    const headings = (symbol: string) => [...pageOf(symbol).data.mainHtml.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
    expect(headings('count')).toEqual(['parameters', 'returns']);
    expect(headings('bare')).toEqual(['parameters']);
    expect(pageOf('bare').data.tocHtml).not.toContain('#returns');
  });

  it('shows type parameters, properties, parameters of members, and values', () => {
    expect(tablesOf('Holder')).toEqual([
      ['Parameters', 'Name | Type | Description', 'value | T | What to hold.'],
      [
        'Properties',
        'Name | Type | Default | Description',
        'value? | T |  | What is held.',
        'others readonly | readonly U[] | [] | ',
        'isFull? Deprecated | (size: number) => boolean |  | Deprecated Ask for value instead. Told when there is too much.',
      ],
      ['Type parameters', 'Name | Constraint | Default', 'T | object | Date', 'U |  | never'],
    ]);
    expect(tablesOf('Level')).toEqual([['Members', 'Name | Value | Description', 'Low | 1 | Hardly any.', 'High | 2 | ']]);
  });

  it('shows the full details of a callable property', () => {
    const text = textOf(pageOf('Holder').data.mainHtml);
    expect(text).toContain('Told when there is room. Parameters Parameters Name Type Description size number How much there is. Returns');
    expect(text).toContain('Returns boolean Whether that is fine.');
  });

  it('gives each row of a member an anchor', () => {
    const { mainHtml, tocHtml } = pageOf('Holder').data;
    for (const anchor of ['value', 'others', 'isFull']) {
      expect(mainHtml).toContain(`<tr id="${anchor}"><th scope="row"><code><a href="#${anchor}">`);
      expect(tocHtml).toContain(`href="#${anchor}"`);
    }
    expect(mainHtml).toMatch(/<h\d id="take"><code class="declared l0">/);
  });

  it('has valid pages', async () => {
    expect(await validateHtml(site.pages)).toEqual([]);
  });
});

describe('a site without table options', () => {
  it('shows only members of enumerations in tables', async () => {
    const plain = await buildPackageSite(fixturePackage('facts'));
    const tables = plain.pages.map(({ route, html }) => [route.symbol, html.split('<table').length - 1] as const);
    expect(tables.filter(([, count]) => count > 0)).toEqual([['Level', 1]]);
    await plain.close();
  });
});
