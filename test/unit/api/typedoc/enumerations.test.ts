import { expect, it } from 'vitest';
import { extractFixture } from '../extractFixture.ts';

const fixture = await extractFixture('moduleEnums');

it('shows a module of constants and a type of their values as one enumeration', () => {
  const color = fixture.symbol('Color');
  expect(color.kind).toBe('enum');
  expect(color.members.map(({ anchor, kind }) => `${kind} ${anchor}`)).toEqual(['enum-member RED', 'enum-member GREEN']);
  expect(kindsOf('Color')).toEqual(['enum']);
});

it('has no page for the constants or their types', () => {
  expect(fixture.package.symbols.map(({ qualifiedName }) => qualifiedName).filter((name) => name.startsWith('Color.'))).toEqual([]);
});

it('links to the enumeration where its type is used', () => {
  const [signature] = fixture.symbol('mix').signatures;
  expect(signature?.returnType).toMatchObject({
    kind: 'reference',
    name: 'Color',
    target: { kind: 'symbol', id: fixture.symbol('Color').id },
  });
});

it('keeps a namespace and a type of the same name separate if the type has the values of another module', () => {
  expect(kindsOf('Paint')).toEqual(['namespace', 'type']);
});

function kindsOf(name: string): readonly string[] {
  return fixture.package.symbols.filter((symbol) => symbol.name === name).map(({ kind }) => kind);
}
