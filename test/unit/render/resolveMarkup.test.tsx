import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Reference } from '../../../renderer/model/resolve.ts';
import { placeInTexts, resolveMarkup } from '../../../renderer/render/resolveMarkup.ts';

describe('resolveMarkup', () => {
  const placeOf = () => ({ file: 'content/pages/index.tsx', line: 1, column: 2 });

  function resolved(html: string): { readonly html: string; readonly references: readonly Reference[] } {
    const references: Reference[] = [];
    const resolve = (reference: Reference) => {
      references.push(reference);
      return { href: reference.target.startsWith('/') ? `/x${reference.target}` : undefined };
    };
    return { html: resolveMarkup({ html, resolve, placeOf }), references };
  }

  test('links and images are resolved, other markup stays unchanged', () => {
    const { html, references } = resolved(
      renderToStaticMarkup(
        <p className="a" title={'<a href="/no">'}>
          <a className="b" href="/a?b=1&c='2'#d" data-href="/no">
            {'<a href="/no">'}
          </a>
          <img alt="" data-src="/no" src="/a.png" loading="lazy" />
        </p>,
      ),
    );
    expect(html).toBe(
      '<p class="a" title="&lt;a href=&quot;/no&quot;&gt;">' +
        '<a class="b" href="/x/a?b=1&#38;c=&#39;2&#39;#d" data-href="/no">&lt;a href=&quot;/no&quot;&gt;</a>' +
        '<img alt="" data-src="/no" src="/x/a.png" loading="lazy"/></p>',
    );
    expect(references).toEqual([
      { target: "/a?b=1&c='2'#d", kind: 'link', place: placeOf() },
      { target: '/a.png', kind: 'image', place: placeOf() },
    ]);
  });

  test('image sets and other media are resolved', () => {
    const { html, references } = resolved(
      '<img srcSet="/a.png 1x, /b.png 2x" src="/a.png"/><source srcSet="/c.png"/><video poster="/d.png" src="/e.mp4"></video>',
    );
    expect(html).toBe(
      '<img srcSet="/x/a.png 1x, /x/b.png 2x" src="/x/a.png"/><source srcSet="/x/c.png"/><video poster="/x/d.png" src="/x/e.mp4"></video>',
    );
    expect(new Set(references.map(({ kind }) => kind))).toEqual(new Set(['image']));
  });

  test('an unresolved link stays unchanged', () => {
    expect(resolved('<a href="./gone">text</a>').html).toBe('<a href="./gone">text</a>');
  });
});

describe('placeInTexts', () => {
  const texts = new Map([
    ['pages/_parts/links.ts', "export const links = ['/a', '/b'];\n"],
    ['pages/index.tsx', 'const more = "/a/b";\nexport default () => (\n  <a href="/a">A</a>\n);\n'],
  ]);
  const placeOf = (target: string) => placeInTexts({ target, file: 'pages/index.tsx', texts });

  test('finds a URL in quotes, but not within a longer one', () => {
    expect(placeOf('/a')).toEqual({ file: 'pages/index.tsx', line: 3, column: 12 });
  });

  test('finds a URL in an imported part of the page', () => {
    expect(placeOf('/b')).toEqual({ file: 'pages/_parts/links.ts', line: 1, column: 30 });
  });

  test('returns the page without a line for a relative URL', () => {
    const parts = new Map([['pages/_parts/links.ts', "'./a.md'"]]);
    expect(placeInTexts({ target: './a.md', file: 'pages/index.tsx', texts: parts })).toEqual({ file: 'pages/index.tsx' });
  });

  test('returns the page without a line for a URL that is composed at run time', () => {
    expect(placeOf('/c')).toEqual({ file: 'pages/index.tsx' });
  });
});
