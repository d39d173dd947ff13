import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Type } from '../../../../renderer/model/type.ts';
import { ParameterList } from '../../../../templates/api/ParameterList.tsx';
import { RenderContextProvider } from '../../../../templates/context.ts';
import { parameter, string } from '../signature/text.ts';
import { contextOf, packageOf } from '../symbols.ts';

const parameters = [
  parameter('text', string),
  parameter('size', string, { isOptional: true }),
  parameter('others', { kind: 'array', element: string }, { isRest: true }),
];

it.each([
  ['a list', false],
  ['a table', true],
])('names parameters in %s as code does', (_title, tables) => {
  const html = renderToStaticMarkup(
    <RenderContextProvider value={{ ...contextOf(packageOf()), tables }}>
      <ParameterList parameters={parameters} />
    </RenderContextProvider>,
  );
  const names = [...html.matchAll(/<(?:dt|th)[^>]*><code[^>]*>(.*?)<\/code>/g)].map(([, name = '']) => name.replace(/<[^>]*>/g, ''));
  expect(names).toEqual(['text', 'size?', '...others']);
});

it.each([
  ['the names of all fields on the page of a function', false, '<p><code class="type">{ size, color? }</code></p>', '>2 fields</a>'],
  ['the required fields below the heading of a member', true, '>2 fields, required: size</a>', '>2 fields, required: size</a>'],
])('shows %s', (_title, isShort, ...expected) => {
  const options: Type = { kind: 'reference', name: 'Options', typeArguments: [], target: { kind: 'symbol', id: 'pkg/:interface/Options' } };
  const fields = { count: 2, required: ['size'], pattern: '{ size, color? }' };
  const html = renderToStaticMarkup(
    <RenderContextProvider value={{ ...contextOf(packageOf()), fieldsOf: () => fields }}>
      <ParameterList parameters={[parameter('options', options)]} isShort={isShort} />
    </RenderContextProvider>,
  );
  for (const part of expected) expect(html).toContain(part);
  expect(html.includes('color?')).toBe(!isShort);
});
