import { expect, it } from 'vitest';
import { extractOneFile } from '../oneFile.ts';

it('terminates for a default that mentions its own declaration', async () => {
  const { symbol, problems } = await extractOneFile(
    'export interface Config<Options = any, Self = Config<any, any>> { options: Options; self: Self }\nexport declare const config: Config<string>;\n',
  );
  const any = { kind: 'intrinsic', name: 'any' };
  const target = { kind: 'symbol', id: 'tool/:interface/Config' };
  const reference = (...typeArguments: readonly object[]) => ({ kind: 'reference', name: 'Config', typeArguments, target });
  expect(problems).toEqual([]);
  expect(symbol('config')?.type).toEqual(reference({ kind: 'intrinsic', name: 'string' }));
  expect(symbol('Config')?.typeParameters[1]?.default).toEqual(reference(any, any));
});
