import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPackageInfo } from '../../../../renderer/api/entry/readPackageInfo.ts';
import { loadProgram } from '../../../../renderer/api/program/loadProgram.ts';
import { extractFixture } from '../extractFixture.ts';
import { extractOneFile } from '../oneFile.ts';
import { printedSymbol } from '../printed.ts';

test('unknown compiler options are ignored, and an unknown library is replaced by the newest known one', async () => {
  const { symbol, problems } = await extractFixture('future');
  expect(problems).toEqual([]);
  expect(printedSymbol(symbol('last'))).toBe('const last: number | undefined = [1, 2].at(-1)');
  expect(symbol('load').signatures[0]?.returnType).toMatchObject({ name: 'Promise', target: { kind: 'global' } });
});

test.each([
  ['[size]', true],
  ['{number} [size=1]', true],
  ['{{\n *   wide: number }}\n * [size]', true],
  ['size [in pixels]', false],
])('a parameter that its comment calls %j is optional: %j', async (name, isOptional) => {
  const { symbol } = await extractOneFile(`/** @param ${name} How big. */\nexport declare function draw(size: number): void;`);
  expect(symbol('draw')?.signatures[0]?.parameters).toMatchObject([{ name: 'size', isOptional }]);
});

test('links in comments use the names that the compiler resolves in the file', async () => {
  const { symbol } = await extractOneFile(
    "import { Hidden as Shown } from 'other';\n/** See {@link Shown}. */\nexport declare const shown: Shown;",
    'index.d.ts',
    'export interface Hidden {}',
  );
  expect(symbol('shown')?.comment?.summary.text).toBe('See [`Shown`](import:other#Hidden).');
});

test('a linked package is an input under the path of its link, because the link may change', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-program-')));
  for (const path of ['app/node_modules', 'linked']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'linked/package.json'), '{ "name": "linked", "types": "index.d.ts" }');
  writeFileSync(join(folder, 'linked/index.d.ts'), 'export declare const one: number;');
  symlinkSync('../../linked', join(folder, 'app/node_modules/linked'));
  writeFileSync(join(folder, 'app/package.json'), '{ "name": "app" }');
  const file = join(folder, 'app/index.ts');
  writeFileSync(file, "export { one } from 'linked';");
  const read: string[] = [];
  const info = readPackageInfo({ path: join(folder, 'app'), root: folder });
  loadProgram({ info, tsconfig: undefined, entryPoints: [{ name: '', file }], onRead: (path) => read.push(path) });
  rmSync(folder, { recursive: true });
  expect(read).toContain(join(folder, 'app/node_modules/linked/index.d.ts'));
});

test.each([
  [undefined, 'node:events', true],
  ['{}', 'node:events', true],
  ['{ "compilerOptions": { "types": [] } }', 'node:events', false],
  ['{}', 'other', false],
])('with the tsconfig %j and installed types of %s, a base class of Node.js is known: %j', (tsconfig, module, isKnown) => {
  const source = "import { EventEmitter } from 'node:events';\nexport class Tool extends EventEmitter {}";
  const types = `declare module '${module}' { export class EventEmitter { emit(): void } }`;
  expect(includesTypes({ tsconfig, source, types })).toBe(isKnown);
});

test.each([
  ['export function read(from: Gauge): void {}', true],
  ['export interface Depth extends Gauge {}', true],
  ['export const made = new Gauge();', true],
  ['export const unit = Gauge.unit;', true],
  ['export function read(from: typeof Gauge): void {}', true],
  ['export const gauge = { Gauge: 1 }.Gauge;', false],
  ['export class Gauge {}\nexport const made = new Gauge();', false],
  ['export type Read<Gauge> = (from: Gauge) => void;', false],
  ['export const names = new Map<string, Promise<Date>>();', false],
])('whether %j needs installed types of a global name: %j', (source, isNeeded) => {
  const types = 'declare class Gauge { read(): number; static unit: string }';
  expect(includesTypes({ tsconfig: '{}', source, types })).toBe(isNeeded);
});

interface Installed {
  readonly tsconfig: string | undefined;
  readonly source: string;
  readonly types: string;
}

/** Whether the program of a package has the declarations of an installed package below `@types`. */
function includesTypes({ tsconfig, source, types }: Installed): boolean {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-program-')));
  const installed = join(folder, 'node_modules/@types/gauge');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{ "name": "@types/gauge", "types": "index.d.ts" }');
  writeFileSync(join(installed, 'index.d.ts'), types);
  writeFileSync(join(folder, 'package.json'), '{ "name": "app" }');
  if (tsconfig !== undefined) writeFileSync(join(folder, 'tsconfig.json'), tsconfig);
  const file = join(folder, 'index.ts');
  writeFileSync(file, source);
  const info = readPackageInfo({ path: folder, root: folder });
  const program = loadProgram({ info, tsconfig: undefined, entryPoints: [{ name: '', file }] });
  rmSync(folder, { recursive: true });
  return program.getSourceFile(join(installed, 'index.d.ts')) !== undefined;
}
