import { describe, expect, it } from 'vitest';
import { compareTypes } from '../../../../client/search/engine/compareTypes.ts';
import { parseType } from '../../../../client/search/engine/parseType.ts';
import { createTypeIndex } from '../../../../client/search/engine/TypeIndex.ts';
import { createRelationsReader, expandAliases, type TypeRelations } from '../../../../client/search/engine/TypeRelations.ts';
import type { TypesData } from '../../../../renderer/model/search.ts';

const texts = [
  'string',
  'number',
  'Node',
  'Field',
  'Leaf',
  'Array<Node>',
  'Array<Field>',
  'Array',
  'Promise<Node>',
  'Promise<Array<Field>|null>',
  'Maybe<Field>',
  'Maybe<string>',
  '$T',
  'Array<$T>',
  'unknown',
  '?',
  '"a"',
  '42',
  'true',
  'null',
  '(Node)->string',
  'Node|(Leaf)->void',
  'Map<string,Node>',
];
function relationsIn(...parts: readonly TypesData[]): TypeRelations {
  const reader = createRelationsReader();
  for (const part of parts) reader.add(part);
  return reader.finish();
}

const relations = relationsIn({
  types: texts.join('\n'),
  signatures: '',
  aliases: 'Maybe<T>=$T|null|undefined',
  supertypes: 'Field:Node\nLeaf:Field',
});
const index = createTypeIndex(texts, relations);

describe('createTypeIndex', () => {
  it.each([
    'string',
    'number',
    'boolean',
    'Node',
    'Field',
    'Leaf',
    'Field[]',
    'Array',
    'Array<*>',
    'Promise<Field>',
    'Promise<Leaf[]>',
    'Maybe<Node>',
    'null',
    'undefined',
    'Field | null',
    'Map<*, Node>',
    'Function',
    '(Node) -> string',
    '"a"',
    'Nothing',
  ])('returns all types that are similar to %s', (text) => {
    const wanted = expandAliases(parseType(text), relations.aliases);
    const near = texts.filter((declared) => {
      const distance = compareTypes(wanted, expandAliases(parseType(declared), relations.aliases), relations);
      return distance < Number.POSITIVE_INFINITY;
    });
    const candidates = index.candidates(wanted);
    expect(near.filter((declared) => candidates?.has(texts.indexOf(declared)) === false)).toEqual([]);
  });

  it('omits unrelated types', () => {
    const texts = (text: string) => [...(index.candidates(parseType(text)) ?? [])];
    expect(texts('number')).not.toContain(2);
    expect(texts('Promise<number>')).not.toContain(8);
    expect(texts('Array<Node>')).not.toContain(0);
  });

  it('returns everything for a type that matches anything', () => {
    expect(index.candidates({ kind: 'variable', name: 't' })).toBeUndefined();
    expect(index.candidates(parseType('*'))).toBeUndefined();
    expect(index.candidates(parseType('unknown'))).toBeUndefined();
  });
});
