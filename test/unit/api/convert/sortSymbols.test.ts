import { expect, it } from 'vitest';
import { orderCategories } from '../../../../renderer/api/convert/sortSymbols.ts';
import { makeSymbol } from '../../make.ts';

const inCategory = (name: string, category: string) => makeSymbol('function', name, { grouping: { categories: [category] } });
const symbols = [inCategory('visit', 'AST'), inCategory('lex', 'Lexing'), inCategory('run', 'Running'), inCategory('parse', 'Syntax')];
const config = { sort: 'alphabetical', categoryOrder: [] } as const;
const readme = { text: "```js\nimport {\n  run,\n  parse as read,\n} from 'pkg';\nimport { lex } from 'other';\n```" };

it('begins with the categories of what the README imports from the package', () => {
  expect(orderCategories({ symbols, config, name: 'pkg', readme }).categories).toEqual(['Running', 'Syntax', 'AST', 'Lexing']);
});

it('prefers the order that the config gives', () => {
  const ordered = orderCategories({ symbols, config: { ...config, categoryOrder: ['Lexing'] }, name: 'pkg', readme });
  expect(ordered.categories).toEqual(['Lexing', 'Running', 'Syntax', 'AST']);
});
