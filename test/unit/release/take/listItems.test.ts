import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { snapshotPackage } from '../../../../renderer/release/take/snapshotPackage.ts';

function itemsOf(files: Readonly<Record<string, string>>): ReadonlyMap<string, readonly [isDescribed: boolean, line: number | undefined]> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-items-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const { value } = snapshotPackage({ folder, root: folder, libraries: new Map(), wantsItems: true });
    return new Map(value?.items.map(({ id, label, isDescribed, place }) => [`${id}${label}`, [isDescribed, place?.line]] as const));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('finds descriptions in sources, with lines as written', { timeout: 60_000 }, () => {
  const items = itemsOf({
    'package.json': JSON.stringify({ name: 'tool', exports: './index.ts' }),
    'index.ts': `/** @license MIT */
interface Readable {
  /** Reads. */
  read(): void;
}
/**
 * @deprecated Use something else.
 */
export class File implements Readable {
  #handle = 1;
  constructor(/** Where it is. */ readonly path: string, readonly mode = 'r') {}
  read(): void {}
  /** Its size. */
  get size(): number { return 1; }
  set size(value: number) {}
  /** @internal */
  close(): void {}
}
/** {@inheritDoc File} */
export const open = (path: string): File => new File(path);
/** @returns always 1 */
export function one(): 1;
/** One of text. */
export function one(text: string): 1;
export function one(): 1 { return 1; }
export type Box = { /** Wide. */ width: number; height: number };
export type Chest = Box & { /** Deep. */ depth: number } & { lid: boolean };
`,
  });
  expect(Object.fromEntries(items)).toEqual({
    Box: [false, 26],
    'Box.height': [false, 26],
    'Box.width': [true, 26],
    Chest: [false, 27],
    'Chest.depth': [true, 27],
    'Chest.lid': [false, 27],
    File: [false, 9],
    'File.mode': [false, 11],
    'File.path': [true, 11],
    'File.read': [true, 12],
    'File.size': [true, 14],
    Readable: [false, 2],
    'Readable.read': [true, 4],
    one: [true, 22],
    open: [true, 20],
  });
});
