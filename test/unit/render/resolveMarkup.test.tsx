import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Reference } from '../../../renderer/model/resolve.ts';
import { resolveMarkup } from '../../../renderer/render/resolveMarkup.ts';

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
