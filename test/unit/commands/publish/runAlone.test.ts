import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runAlone } from '../../../../renderer/commands/publish/runAlone.ts';
import type { ProgressEvent } from '../../../../renderer/model/report.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gqldocs-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (): string => join(folder, '.gqldocs-publishing');
const leave = (owner: unknown): void => writeFileSync(file(), JSON.stringify(owner));
/** Of no process: the largest number that Linux gives is smaller. */
const ended = 2 ** 30;

it('lets one at a time in', async () => {
  const events: string[] = [];
  let inside = 0;
  await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (name) => {
      const onProgress = ({ type }: ProgressEvent) => events.push(`${name} ${type}`);
      const work = async () => {
        inside += 1;
        events.push(`${inside}`);
        await new Promise((done) => setTimeout(done, 5));
        inside -= 1;
      };
      await runAlone({ folder, pulse: 20, onProgress }, work);
    }),
  );
  expect(events.filter((event) => /^\d/.test(event))).toEqual(['1', '1', '1', '1']);
  expect(events.filter((event) => event.endsWith('stage-start'))).toHaveLength(3);
  expect(events.filter((event) => event.endsWith('stage-end'))).toHaveLength(3);
  expect(readdirSync(folder)).toEqual([]);
});

it('removes what a killed process of this machine has left', async () => {
  leave({ host: hostname(), process: ended });
  expect(await runAlone({ folder }, async () => existsSync(file()))).toBe(true);
  expect(existsSync(file())).toBe(false);
});

it.each([{ host: 'elsewhere', process: ended }, { host: hostname(), process: process.pid }, 'damaged', { host: hostname(), process: 'x' }])(
  'removes what gives no sign of life: %j',
  async (owner) => {
    leave(owner);
    expect(await runAlone({ folder, pulse: 5 }, async () => existsSync(file()))).toBe(true);
    expect(existsSync(file())).toBe(false);
  },
);

it('waits for a publication that gives signs of life, until it is interrupted', async () => {
  await runAlone({ folder, pulse: 5 }, async () => {
    const interrupt = new AbortController();
    const second = runAlone({ folder, pulse: 5, signal: interrupt.signal }, async () => undefined);
    setTimeout(() => interrupt.abort(), 200);
    await expect(second).rejects.toThrow('aborted');
    expect(existsSync(file())).toBe(true);
  });
});

it('leaves nothing if the work fails, not even a folder that it created', async () => {
  const made = join(folder, 'a/b');
  await expect(runAlone({ folder: made }, () => Promise.reject(new Error('Failed.')))).rejects.toThrow('Failed.');
  expect(existsSync(made)).toBe(false);
  await runAlone({ folder: made }, async () => writeFileSync(join(made, 'c'), ''));
  expect(readdirSync(made)).toEqual(['c']);
});
