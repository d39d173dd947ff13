import { expect, it } from 'vitest';
import { extractOneFile } from '../oneFile.ts';

it('names the type of another package without the number that a bundler added', async () => {
  const { symbol } = await extractOneFile(
    "import { Node as Node$1, Mark as Mark$2x } from 'other';\nexport declare const node: Node$1;\nexport declare const mark: Mark$2x;\n",
    'index.d.ts',
    'export interface Node { child: Node }\nexport interface Mark { node: Node }\n',
  );
  const target = (name: string) => ({ kind: 'external', package: 'other', name });
  expect(symbol('node')?.type).toEqual({ kind: 'reference', name: 'Node', typeArguments: [], target: target('Node') });
  expect(symbol('mark')?.type).toEqual({ kind: 'reference', name: 'Mark$2x', typeArguments: [], target: target('Mark') });
});
