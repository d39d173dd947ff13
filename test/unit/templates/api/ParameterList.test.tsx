import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
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
