import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Markdown, Member } from '../../../renderer/model/api.ts';
import type { ResolveReference } from '../../../renderer/model/resolve.ts';
import { createRepeatMarkup, type PageTexts } from '../../../renderer/pages/repeatMarkup.tsx';
import { MemberEntry } from '../../../templates/api/MemberEntry.tsx';
import { type RenderContext, RenderContextProvider } from '../../../templates/context.ts';
import { commentOf, contextOf, memberOf, packageOf } from '../templates/symbols.ts';

const base = { kind: 'reference', name: 'Base', typeArguments: [], target: { kind: 'symbol', id: 'pkg/:class/Base' } } as const;

it('renders an inherited member once for pages on which it comes out the same', () => {
  const site = createSite();
  const run = memberOf('method', 'run', { inheritedFrom: base, comment: commentOf('Runs the task.') });
  expect(site.page(run)).toBe(site.page(run));
  expect(site.printed).toEqual(['Runs the task.']);
});

it('renders it as without being remembered', () => {
  const site = createSite();
  const run = memberOf('method', 'run', {
    inheritedFrom: base,
    comment: commentOf('Runs [it].'),
    sources: [{ file: 'a.ts', line: 1, url: '/a.ts' }],
  });
  const own = renderToStaticMarkup(
    <RenderContextProvider value={{ ...contextOf(packageOf()), block: ({ text }) => `<p>${text.replace('[it]', '/it')}</p>` }}>
      <MemberEntry member={run} />
    </RenderContextProvider>,
  );
  expect([site.page(run), site.page(run)]).toEqual([own, own]);
});

it('renders it anew where a link, a card or a known source makes it another', () => {
  const site = createSite();
  const run = memberOf('method', 'run', {
    inheritedFrom: base,
    comment: commentOf('Runs [it].'),
    sources: [{ file: 'a.ts', line: 1, url: '/a.ts' }],
  });
  const whole = site.page(run);
  expect(site.page(run, { resolve: () => ({ href: '#it' }) })).toBe(whole.replace('/it', '#it'));
  expect(site.page(run, { context: { isTold: (url) => url === '/a.ts' } })).not.toContain('/a.ts');
  expect(site.page(run, { context: { href: () => '/elsewhere' } })).toContain('<a href="/elsewhere">Base</a>');
  expect(site.page(run)).toBe(whole);
});

it('counts the texts of a member that is there already', () => {
  const site = createSite();
  const run = memberOf('method', 'run', { inheritedFrom: base, comment: commentOf('Runs.', { '@remarks': 'Once.' }) });
  site.page(run);
  const skipped: number[] = [];
  site.page(run, { skipTexts: (count) => skipped.push(count) });
  expect(skipped).toEqual([2]);
});

it('renders texts with headings on each page, which gives them ids', () => {
  const site = createSite();
  const run = memberOf('method', 'run', { inheritedFrom: base, comment: commentOf('# Running') });
  expect([site.page(run), site.page(run)].map((html) => /id="(text-\d)"/.exec(html)?.[1])).toEqual(['text-1', 'text-2']);
});

interface PageOptions extends Partial<Pick<PageTexts, 'resolve' | 'skipTexts'>> {
  readonly context?: Partial<RenderContext>;
}

/** Prints texts with the address of `[it]`, and `#` as a heading that has the number of its text. */
function createSite() {
  const repeat = createRepeatMarkup();
  const printed: string[] = [];
  const print = ({ text }: Markdown, resolve: ResolveReference): string => {
    printed.push(text);
    const { href } = text.includes('[it]') ? resolve({ target: 'it', kind: 'name', place: { file: 'a.ts' } }) : { href: '' };
    return text.startsWith('# ') ? `<h3 id="text-${printed.length}">${text.slice(2)}</h3>` : `<p>${text.replace('[it]', String(href))}</p>`;
  };
  const page = (
    member: Member,
    { resolve = ({ target }) => ({ href: `/${target}` }), skipTexts = () => undefined, context = {} }: PageOptions = {},
  ): string => {
    const texts: PageTexts['texts'] = (own) => ({
      block: (text) => print(text, own),
      inline: (text) => print(text, own),
      firstSentence: (text) => print(text, own),
    });
    const whole: RenderContext = {
      ...contextOf(packageOf()),
      ...texts(resolve),
      ...context,
      repeated: (part) => String(repeat(part, { resolve, texts, skipTexts }).html),
    };
    return renderToStaticMarkup(
      <RenderContextProvider value={whole}>
        <MemberEntry member={member} />
      </RenderContextProvider>,
    );
  };
  return { page, printed };
}
