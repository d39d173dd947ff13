import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Heading } from '../../../../renderer/model/document.ts';
import { defaultMessages as messages } from '../../../../renderer/model/messages.ts';
import { breadcrumbs, type Crumb } from '../../../../renderer/presentation/breadcrumbs.ts';
import { tableOfContents } from '../../../../renderer/presentation/tableOfContents.ts';
import { PageFooter, type PageFooterProps } from '../../../../templates/layout/PageFooter.tsx';
import { SiteFooter } from '../../../../templates/layout/SiteFooter.tsx';

describe('breadcrumbs', () => {
  const markup = (crumbs: readonly Crumb[]) => breadcrumbs(crumbs, messages);

  it('link from the home page to the page itself', () => {
    expect(markup([{ label: 'Home', href: '/' }, { label: 'Group' }, { label: 'A & B', href: '/a' }])).toBe(
      '<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol><li><a href="/">Home</a></li><li><span>Group</span></li>' +
        '<li><a href="/a" aria-current="page">A &amp; B</a></li></ol></nav>',
    );
  });

  it('are omitted on the home page and without a path', () => {
    expect(markup([])).toBe('');
    expect(markup([{ label: 'Home', href: '/' }])).toBe('');
  });
});

describe('the table of contents', () => {
  const list = (html: string) => /<\/summary>(.*)<\/details>/.exec(html)?.[1];
  const markup = (headings: readonly Heading[]) => tableOfContents(headings, messages);
  const heading = (level: number, id: string): Heading => ({ level, id, text: id.toUpperCase() });

  it('nests deeper headings', () => {
    expect(list(markup([heading(2, 'a'), heading(3, 'b'), heading(4, 'c'), heading(3, 'd'), heading(2, 'e')]))).toBe(
      '<ul><li><a href="#a">A</a><ul><li><a href="#b">B</a><ul><li><a href="#c">C</a></li></ul></li>' +
        '<li><a href="#d">D</a></li></ul></li><li><a href="#e">E</a></li></ul>',
    );
  });

  it('may begin with a deep heading', () => {
    expect(list(markup([heading(3, 'a'), heading(2, 'b')]))).toBe('<ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul>');
  });

  it('encodes anchors', () => {
    expect(list(markup([{ level: 2, id: 'a"b ü', text: '<T>' }]))).toBe('<ul><li><a href="#a%22b%20%C3%BC">&lt;T&gt;</a></li></ul>');
  });
});

describe('the footer of a page', () => {
  const markup = (props: Omit<PageFooterProps, 'messages'>) => renderToStaticMarkup(<PageFooter messages={messages} {...props} />);

  it('links to the pages before and after', () => {
    expect(markup({ previous: { label: 'A', href: '/a' }, next: { label: 'C', href: '/c' } })).toBe(
      '<div class="page-footer"><nav class="pagination" aria-label="Previous and next page">' +
        '<a class="pagination-prev" href="/a" rel="prev"><small>Previous page</small> A</a>' +
        '<a class="pagination-next" href="/c" rel="next"><small>Next page</small> C</a></nav></div>',
    );
  });

  it('links to the source and shows the date of the last change', () => {
    expect(markup({ editUrl: 'https://example.com/a.md', lastUpdated: '2026-01-02' })).toBe(
      '<div class="page-footer"><p class="page-meta"><a href="https://example.com/a.md">Edit this page</a>' +
        '<time dateTime="2026-01-02">Last updated on 2026-01-02</time></p></div>',
    );
  });

  it('is omitted if empty', () => {
    expect(markup({})).toBe('');
  });
});

describe('the footer of the site', () => {
  it('contains columns of links and the copyright', () => {
    const columns = [{ title: 'More', items: [{ label: 'Guide', href: '/guide' }] }];
    expect(renderToStaticMarkup(<SiteFooter columns={columns} copyright="© 2022" messages={messages} />)).toBe(
      '<footer class="site-footer"><nav aria-label="Footer"><section><h2>More</h2><ul><li><a href="/guide">Guide</a></li></ul>' +
        '</section></nav><p>© 2022</p></footer>',
    );
  });

  it('is omitted if empty', () => {
    expect(renderToStaticMarkup(<SiteFooter columns={[]} messages={messages} />)).toBe('');
  });
});
