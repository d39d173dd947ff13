import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CodeLine } from '../../../../renderer/presentation/signature/layoutDoc.ts';
import { RenderContextProvider } from '../../../../templates/context.ts';
import { Signature } from '../../../../templates/signature/Signature.tsx';
import { contextOf, packageOf } from '../symbols.ts';

function render(count: number): string {
  const lines = Array.from({ length: count }, (_, index): CodeLine => ({ indent: 0, tokens: [{ kind: 'token', text: `line${index}` }] }));
  return renderToStaticMarkup(
    <RenderContextProvider value={contextOf(packageOf())}>
      <Signature lines={lines} />
    </RenderContextProvider>,
  );
}

it('is a code block', () => {
  expect(render(2)).toBe('<pre class="signature"><code>line0\nline1</code></pre>');
});

it('is a foldable, open block if it is long', () => {
  expect(render(39)).toMatch(/^<pre /);
  expect(render(40)).toMatch(/^<details class="long-signature" open=""><summary>40 lines<\/summary><pre class="signature">/);
});
