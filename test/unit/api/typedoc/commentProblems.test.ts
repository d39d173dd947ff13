import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import { packageConfig } from '../extractFixture.ts';
import { extractOneFile } from '../oneFile.ts';

const twice = '/**\n * Text.\n * @remarks One.\n * @remarks Two.\n */\nexport declare function';

it('reports a duplicate tag in a comment of the package, but not in comments of other packages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-test-'));
  const other = join(folder, 'node_modules/other');
  mkdirSync(other, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "tool", "types": "./index.d.ts" }');
  writeFileSync(join(folder, 'index.d.ts'), `export { theirs } from 'other';\n${twice} own(): void;\n`);
  writeFileSync(join(other, 'package.json'), '{ "name": "other", "types": "./index.d.ts" }');
  writeFileSync(join(other, 'index.d.ts'), `${twice} theirs(): void;\n`);
  try {
    const { problems } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder } });
    expect(problems).toEqual([
      {
        code: 'api/comment',
        severity: 'warning',
        message: 'At most one @remarks tag is expected in a comment, ignoring all but the first',
        hint: 'Correct the comment. The page shows the rest of it.',
        place: { file: 'index.d.ts', line: 3 },
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('names the declaration as its author does', async () => {
  const comment = '/** @param gone Nothing. */';
  const { problems } = await extractOneFile(
    `${comment}\nexport function own(): Hidden | undefined { return undefined; }\ninterface Hidden {\n  ${comment}\n  run(): void;\n}\n`,
    'index.ts',
  );
  expect(problems.map(({ message, place }) => [message, place])).toEqual([
    ['The signature own has an @param with name "gone", which was not used', { file: 'index.ts', line: 1, column: 5 }],
    ['The signature Hidden.run has an @param with name "gone", which was not used', { file: 'index.ts', line: 4, column: 7 }],
  ]);
});

it('reports a comment that classes inherit once, for the class that has it', async () => {
  const { problems } = await extractOneFile(
    `class Base {\n  /** @param gone Nothing. */\n  run(): void {}\n}\nexport class A extends Base {}\nexport class B extends Base {}\n`,
    'index.ts',
  );
  expect(problems.map(({ message, place }) => [/^The signature (\S+) has/.exec(message)?.[1], place?.line])).toEqual([['Base.run', 2]]);
});

it('names symbols of other modules without their paths, and places comments of values whose signatures are declared elsewhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-test-'));
  const comment = '/** @param gone Nothing. */';
  mkdirSync(join(folder, 'lib'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "tool", "exports": { "./lib/*.js": "./lib/*.ts" } }');
  writeFileSync(
    join(folder, 'lib/parts.ts'),
    `class Hidden {\n  ${comment}\n  run(): void {}\n}
const wrap = <C extends new () => object>(wanted: C) => (): C => wanted;
${comment}\nexport const wrapped = wrap(Hidden);
export class Part {\n  ${comment}\n  constructor() {}\n}\n`,
  );
  try {
    const { problems } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder } });
    const found = problems.map(({ message, place }) => [
      /^The signature (\S+) has/.exec(message)?.[1] ?? message,
      place?.file,
      place?.line,
    ]);
    expect(found.toSorted()).toEqual([
      ['Hidden.run', 'lib/parts.ts', 2],
      ['Part.constructor', 'lib/parts.ts', 9],
      ['wrapped', 'lib/parts.ts', 6],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
