import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type * as Api from '../../renderer/index.ts';

/**
 * A site in a folder of its own, for tests that read as stories: copy a fixture, build, expect, change a file, build again.
 *
 * It builds through the package's own API as it is published (`dist/`), which `npm test` makes before the tests run.
 */
export class SiteTest {
  readonly folder: string;
  private readonly fixture: string;

  private constructor(folder: string, fixture: string) {
    this.folder = folder;
    this.fixture = fixture;
  }

  /** Copies `test/fixtures/sites/{name}` to a temporary folder. */
  static async from(name: string): Promise<SiteTest> {
    const folder = await mkdtemp(join(tmpdir(), `gqldocs-${name}-`));
    const site = new SiteTest(folder, join(import.meta.dirname, '../fixtures/sites', name));
    await site.startOver();
    return site;
  }

  /** Replaces all files by the fixture's, output included. The folder stays the same, so caches elsewhere still apply. */
  async startOver(): Promise<void> {
    for (const name of await readdir(this.folder)) await rm(join(this.folder, name), { recursive: true });
    await cp(this.fixture, this.folder, { recursive: true });
  }

  async build(options: Omit<Api.BuildRequest, 'cwd'> = {}): Promise<Api.BuildReport> {
    const api = await loadApi();
    return api.build({ cwd: this.folder, ...options });
  }

  async write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.folder, file)), { recursive: true });
    await writeFile(join(this.folder, file), text);
  }

  /** Copies a file from anywhere. */
  async copy(from: string, to: string): Promise<void> {
    await cp(from, join(this.folder, to), { recursive: true });
  }

  /** Replaces a text that must be there. */
  async edit(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(join(this.folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    await this.write(
      file,
      text.replace(from, () => to),
    );
  }

  async rename(from: string, to: string): Promise<void> {
    await rename(join(this.folder, from), join(this.folder, to));
  }

  async remove(file: string): Promise<void> {
    await rm(join(this.folder, file), { recursive: true });
  }

  /** Text of a file of the output. */
  async read(file: string, outDir = 'build'): Promise<string> {
    return readFile(join(this.folder, outDir, file), 'utf8');
  }

  /** Every file of the output with its bytes, as text that can be compared. */
  async output(outDir = 'build'): Promise<Readonly<Record<string, string>>> {
    const root = join(this.folder, outDir);
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const pairs = await Promise.all(
      files.map(async (file) => [relative(root, file).replaceAll('\\', '/'), (await readFile(file)).toString('latin1')] as const),
    );
    return Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/**
 * The published API, with threads that later builds of the process use again. Its specifier is computed so that type checking doesn't need
 * `dist/` to be there.
 */
export async function loadApi(): Promise<typeof Api> {
  const path = join(import.meta.dirname, '../../dist/index.js');
  const api = (await import(path)) as typeof Api;
  const keepsThreads = true;
  return {
    ...api,
    build: (request) => api.build({ keepsThreads, ...request }),
    check: (request) => api.check({ keepsThreads, ...request }),
    extract: (request) => api.extract({ keepsThreads, ...request }),
    publish: (request) => api.publish({ keepsThreads, ...request }),
    serveLive: (request) => api.serveLive({ keepsThreads, ...request }),
    testExamples: (request) => api.testExamples({ keepsThreads, ...request }),
  };
}
