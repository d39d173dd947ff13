import { describe, expect, it } from 'vitest';
import type { ApiSymbol, Member } from '../../../../renderer/model/api.ts';
import { extractFixture } from '../extractFixture.ts';
import { extractOneFile } from '../oneFile.ts';

const { symbol, member } = await extractFixture('attached');

function texts({ comment, signatures }: ApiSymbol | Member): readonly (string | undefined)[] {
  return [comment, ...signatures.map((signature) => signature.comment)].map((one) => one?.summary.text);
}

describe('keepOverloads', () => {
  it('keeps the overloads of a function with an internal implementation, except internal overloads', () => {
    expect(texts(symbol('over'))).toEqual([undefined, 'Takes a text.', 'Takes a number.']);
  });

  it('keeps overloads of constructors and methods', () => {
    expect(texts(member('Overloaded', 'constructor'))).toEqual([undefined, 'From a text.', 'From a number.']);
    expect(texts(member('Overloaded', 'get'))).toEqual([undefined, 'A text.', 'A number.']);
  });

  it('omits internal functions without overloads', () => {
    expect(symbol('Overloaded').members.map(({ name }) => name)).toEqual(['constructor', 'get']);
  });
});

describe('a comment', () => {
  it('belongs to the next declaration, despite comments for coverage tools in between', () => {
    expect(texts(symbol('block'))).toEqual([undefined, 'Behind a block.']);
    expect(texts(symbol('line'))).toEqual([undefined, 'Behind a line.']);
    expect(texts(symbol('Ignored'))).toEqual(['Behind an empty line.']);
    expect(texts(member('Ignored', 'method'))).toEqual([undefined, 'Of a member.']);
  });
});

describe('hideAccessors', () => {
  it('omits both halves of an accessor of which one is internal', async () => {
    const { symbol } = await extractOneFile(`
      export declare class Dial {
        /** @internal */
        get first(): number;
        set first(value: number);
        get second(): number;
        /** @hidden */
        set second(value: number);
        /** Shown. */
        get third(): number;
        set third(value: number);
      }
    `);
    expect(symbol('Dial')?.members.map(({ name }) => name)).toEqual(['constructor', 'third']);
  });
});
