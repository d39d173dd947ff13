import { expect, it } from 'vitest';
import { namesIn, replaceNames } from '../../../renderer/report/declarationCode.ts';

it('finds types, but no properties, parameters, members and strings', () => {
  const names = namesIn('(Source: Text, ...rest: Rest) => { Key?: A.Inner; b: "Quoted"; c: [...Spread] }');
  expect([...names]).toEqual(['Text', 'Rest', 'A', 'Spread']);
});

it('replaces the same names', () => {
  const replace = (name: string): string => (name === 'Node' ? 'ns.Node' : name);
  expect(replaceNames('(Node: Node) => Other.Node | "Node"', replace)).toBe('(Node: ns.Node) => Other.Node | "Node"');
});
