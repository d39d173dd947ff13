import { describe, expect, it } from 'vitest';
import { extractFixture } from '../extractFixture.ts';

const overloads = await extractFixture('overloads');
const defaults = await extractFixture('defaults');
const generics = await extractFixture('generics');
const string = { kind: 'intrinsic', name: 'string' };

describe('convertSignature', () => {
  it('gives each overload its own text, parameters and source', () => {
    const [first, second] = overloads.symbol('read').signatures;
    expect(first).toEqual({
      typeParameters: [],
      parameters: [
        {
          name: 'input',
          type: string,
          isOptional: false,
          isRest: false,
          comment: { text: 'The digits.', place: { file: 'overloads/index.d.ts', line: 3, column: 19 } },
          parts: [],
        },
      ],
      returnType: { kind: 'intrinsic', name: 'number' },
      comment: {
        summary: { text: 'Reads a number.', place: { file: 'overloads/index.d.ts', line: 2, column: 4 } },
        blocks: [{ tag: '@returns', content: { text: 'What was read.', place: { file: 'overloads/index.d.ts', line: 4, column: 13 } } }],
        modifiers: [],
      },
      sources: [{ file: 'index.d.ts', line: 6 }],
    });
    expect(second).toMatchObject({
      parameters: [{ name: 'input' }, { name: 'rest', isRest: true }],
      comment: { summary: { text: 'Reads many.' } },
      sources: [{ line: 11 }],
    });
  });

  it('keeps the overloads of constructors and methods', () => {
    expect(overloads.member('Reader', 'constructor').signatures.map(({ comment }) => comment?.summary.text)).toEqual([
      'From a file.',
      'From bytes.',
    ]);
    expect(overloads.member('Reader', 'next').signatures.map(({ comment }) => comment?.summary.text)).toEqual([
      'The next.',
      'The next ones.',
    ]);
  });

  it('reads default values as written and drops long ones', () => {
    expect(
      defaults.symbol('configure').signatures[0]?.parameters.map(({ name, defaultValue, isRest }) => ({ name, defaultValue, isRest })),
    ).toEqual([
      { name: 'retries', defaultValue: '3', isRest: false },
      { name: 'backoff', defaultValue: '{ first: 100, factor: 2 }', isRest: false },
      { name: '{ deep, name }', defaultValue: '{}', isRest: false },
      { name: 'rest', defaultValue: undefined, isRest: true },
    ]);
    expect(defaults.symbol('configure').signatures[0]?.parameters[2]?.parts).toEqual([{ name: 'deep', defaultValue: 'true' }]);
    expect(defaults.symbol('limit').defaultValue).toBe('Math.max(1, 5)');
    expect(defaults.symbol('long').defaultValue).toBeUndefined();
  });

  it('reads constraint, default, variance and text of type parameters', () => {
    expect(generics.symbol('Box').typeParameters).toEqual([
      {
        name: 'T',
        constraint: { kind: 'intrinsic', name: 'object' },
        default: {
          kind: 'object',
          members: [{ kind: 'property', name: 'a', isOptional: false, isReadonly: false, type: { kind: 'literal', text: '1' } }],
        },
        variance: 'in out',
        comment: { text: 'What is inside.', place: { file: 'generics/index.d.ts', line: 3, column: 19 } },
      },
    ]);
    expect(generics.symbol('open').signatures[0]?.typeParameters).toEqual([
      {
        name: 'T',
        constraint: { kind: 'intrinsic', name: 'object' },
        isConst: true,
        comment: { text: 'What comes out.', place: { file: 'generics/index.d.ts', line: 11, column: 16 } },
      },
    ]);
  });
});
