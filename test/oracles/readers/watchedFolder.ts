import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** What the fuzzers write themselves. */
const ownFiles: ReadonlySet<string> = new Set(['edits.log', 'input.tgz', 'input.txt', 'answers.json']);

/** A temporary folder with another far down in it, so that what leaves that one by a few steps still ends in the first. */
export class WatchedFolder {
  readonly scratch = mkdtempSync(join(tmpdir(), 'gqldocs-fuzz-'));
  /** The only folder that may get files. */
  readonly own = join(this.scratch, 'a/b/c/d/e/f/own');

  /** An empty folder for the next round. */
  clear(): void {
    rmSync(join(this.scratch, 'a'), { recursive: true, force: true });
    mkdirSync(this.own, { recursive: true });
  }

  remove(): void {
    rmSync(this.scratch, { recursive: true });
  }

  /** Paths of files and folders that were made outside. */
  escaped(): readonly string[] {
    const all = readdirSync(this.scratch, { recursive: true, encoding: 'utf8' }).filter((path) => !ownFiles.has(path));
    return all
      .map((path) => join(this.scratch, path))
      .filter((path) => !`${this.own}/`.startsWith(`${path}/`) && !path.startsWith(`${this.own}/`));
  }
}

/** Longer than any input of a fuzzer takes on any machine. */
const patience = 30_000;

/** The value of a function, or how it fails: a reader returns a problem for any input, and it ends. */
export async function resultOf<T>(run: () => Promise<T>): Promise<{ readonly value: T } | { readonly failure: string }> {
  const controller = new AbortController();
  const late = setTimeout(patience, { failure: 'it does not end' }, { signal: controller.signal });
  late.catch(() => undefined);
  const done = run().then(
    (value) => ({ value }),
    (error: unknown) => ({ failure: `it throws ${error instanceof Error ? error.stack : String(error)}` }),
  );
  return Promise.race([done, late]).finally(() => controller.abort());
}
