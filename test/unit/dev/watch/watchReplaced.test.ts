import { cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type WatchedFiles, watchFiles } from '../../../../renderer/dev/watch/watchFiles.ts';

let around: string;
let reported: string[];
let watched: WatchedFiles;
beforeEach(() => {
  around = realpathSync.native(mkdtempSync(join(tmpdir(), 'gqldocs-renewed-')));
  reported = [];
});
afterEach(async () => {
  await watched.close();
  rmSync(around, { recursive: true });
});

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
/** Waits until no change is reported for a while. */
async function settle(): Promise<void> {
  for (let before = -1; before !== reported.length; ) {
    before = reported.length;
    await setTimeout(300);
  }
}

const ways: Readonly<Record<string, (folder: string) => void>> = {
  'removed and created again': (folder) => {
    rmSync(folder, { recursive: true });
    write(join(folder, 'other.md'), 'b');
    write(join(folder, 'inner/text.md'), 'b');
  },
  'renamed, and replaced by another': (folder) => {
    cpSync(folder, `${folder}-new`, { recursive: true });
    renameSync(folder, `${folder}-old`);
    renameSync(`${folder}-new`, folder);
  },
};

for (const [way, replace] of Object.entries(ways)) {
  for (const name of ['root', 'root/docs']) {
    it(`reports changes in a folder that was ${way} at once: ${name}`, { timeout: 60_000 }, async () => {
      const root = join(around, 'root');
      const folder = join(around, name);
      for (const file of ['text.md', 'inner/text.md']) write(join(folder, file), 'a');
      watched = await watchFiles({ root, onChange: (path) => reported.push(path), onRefusal: () => undefined });
      replace(folder);
      await expect.poll(() => reported.includes(folder), { timeout: 20_000 }).toBe(true);
      for (const file of ['inner/text.md', 'new.md', 'inner/new.md', 'new.md', 'inner/text.md']) {
        await settle();
        reported = [];
        write(join(folder, file), 'c');
        await expect.poll(() => reported.includes(join(folder, file)), { timeout: 20_000 }).toBe(true);
      }
    });
  }
}
