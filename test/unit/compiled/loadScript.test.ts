import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadScript } from '../../../renderer/compiled/loadScript.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gqldocs-compiled-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function script(name: string, text: string): string {
  const file = join(root, name);
  writeFileSync(file, text);
  return file;
}

let bytecode = 0;
const load = (file: string, role = 'test') => loadScript({ file, folder: join(root, 'kept'), role, bytecodeSize: () => bytecode });

/** The only file that is kept: where it is, and which it is on the disk, so that writing it again shows. */
function kept(): { readonly file: string; readonly inode: number } {
  const [name = '', ...others] = readdirSync(join(root, 'kept'));
  expect(others).toEqual([]);
  const file = join(root, 'kept', name);
  return { file, inode: statSync(file).ino };
}

/** As if it had been kept, and V8 been asked, hours ago. */
function age(file: string): void {
  utimesSync(file, new Date(2000, 1), new Date(2000, 1));
}

describe('a script', () => {
  it('is run as CommonJS is, with what it may ask for', async () => {
    script('other.cjs', 'exports.name = "other";');
    const file = script(
      'main.cjs',
      'exports.values = [__filename, __dirname, require("./other.cjs").name, module.exports === exports]; exports.path = () => require.import("node:path");',
    );
    const exports = load(file).exports as { values: unknown; path: () => Promise<unknown> };
    expect(exports.values).toEqual([file, root, 'other', true]);
    expect(await exports.path()).toBe(await import('node:path'));
  });

  it('loads another one in the same way, once', () => {
    script('other.cjs', 'globalThis.__runs = (globalThis.__runs ?? 0) + 1; exports.runs = globalThis.__runs;');
    const file = script('main.cjs', 'const load = () => require.compiled(__dirname + "/other.cjs"); exports.all = [load(), load()];');
    const { exports, keep } = load(file);
    expect(exports).toEqual({ all: [{ runs: 1 }, { runs: 1 }] });
    keep();
    expect(readdirSync(join(root, 'kept')).map((name) => name.split('.cjs')[0])).toEqual(['test.main', 'test.other']);
  });

  it('may hold characters of any kind', () => {
    expect(load(script('main.cjs', 'exports.text = "ẞ – 😀";')).exports).toEqual({ text: 'ẞ – 😀' });
  });
});

describe('what V8 made of a script', () => {
  const text = 'exports.double = (n) => n * 2;';

  it('is taken back by the next who loads it, who has nothing to keep then', () => {
    const file = script('main.cjs', text);
    load(file).keep();
    const first = kept();
    const { exports, keep } = load(file);
    keep();
    expect((exports as { double: (n: number) => number }).double(4)).toBe(8);
    expect(kept()).toEqual(first);
  });

  it('is no use to a script of the same length that says something else', () => {
    const file = script('main.cjs', text);
    load(file).keep();
    rmSync(file);
    script('main.cjs', text.replace('2', '3'));
    expect((load(file).exports as { double: (n: number) => number }).double(4)).toBe(12);
  });

  it.each([
    ['is cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
    ['has other bytes', (bytes: Buffer) => Buffer.from(bytes.map((byte, index) => (index > 60 ? byte ^ 0x55 : byte)))],
    ['is empty', () => Buffer.alloc(0)],
  ])('is made anew where its file %s', (_, damage) => {
    const file = script('main.cjs', text);
    load(file).keep();
    const first = kept();
    writeFileSync(first.file, damage(readFileSync(first.file)));
    const { exports, keep } = load(file);
    keep();
    expect((exports as { double: (n: number) => number }).double(4)).toBe(8);
    const made = kept();
    expect(made.inode).not.toBe(first.inode);
    // Its bytes depend on what else V8 does meanwhile; that it is whole shows in the next run, which takes it as it is.
    load(file).keep();
    expect(kept()).toEqual(made);
  });

  it('is kept again once notably more was compiled than by the one who kept it', () => {
    const file = script('main.cjs', text);
    bytecode = 1000;
    const first = load(file);
    bytecode = 2000;
    first.keep();
    const before = kept();
    const second = load(file);
    bytecode = 3050;
    age(before.file);
    second.keep();
    expect(kept()).toEqual(before);
    bytecode = 3150;
    age(before.file);
    second.keep();
    expect(kept().inode).not.toBe(before.inode);
  });

  it('is not asked for again within the hour, but where a script was compiled anew', () => {
    script('other.cjs', text);
    const file = script('main.cjs', 'exports.load = () => require.compiled(__dirname + "/other.cjs");');
    load(file).keep();
    load(file).keep();
    const before = kept();
    bytecode += 1_000_000;
    load(file).keep();
    expect(kept()).toEqual(before);
    const { exports, keep } = load(file);
    (exports as { load: () => unknown }).load();
    bytecode += 1_000_000;
    keep();
    expect(readdirSync(join(root, 'kept'))).toHaveLength(2);
  });

  it('is asked for by the run after the one that kept it, which may have failed early', () => {
    const file = script('main.cjs', text);
    load(file).keep();
    const before = kept();
    const { keep } = load(file);
    bytecode += 1_000_000;
    keep();
    expect(kept().inode).not.toBe(before.inode);
  });

  it('stands apart for each role', () => {
    const file = script('main.cjs', text);
    load(file, 'one').keep();
    load(file, 'two').keep();
    expect(readdirSync(join(root, 'kept')).map((name) => name.split('.')[0])).toEqual(['one', 'two']);
  });

  it('is not kept where nothing can be written, and nothing is left behind', () => {
    const file = script('main.cjs', text);
    writeFileSync(join(root, 'kept'), 'a file');
    const { exports, keep } = load(file);
    keep();
    expect((exports as { double: (n: number) => number }).double(4)).toBe(8);
    rmSync(join(root, 'kept'));
    mkdirSync(join(root, 'kept', `test.main.cjs.${process.version}-${process.arch}`), { recursive: true });
    load(file).keep();
    expect(readdirSync(join(root, 'kept'))).toEqual([`test.main.cjs.${process.version}-${process.arch}`]);
  });
});
