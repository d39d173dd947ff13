import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type * as Api from '../../renderer/index.ts';
import type { Output } from './compareOutputs.ts';
import { createEditor, type Editor } from './createEditor.ts';
import { SourceFiles } from './SourceFiles.ts';

/** The output of a clean build of the current sources. */
export interface CleanBuild {
  readonly isPublished: boolean;
  readonly problems: readonly Api.Problem[];
  readonly output: Output;
}

export interface FuzzedSiteRequest {
  readonly api: typeof Api;
  /** Absolute folder of the fixture's sources. */
  readonly fixture: string;
  /** Names of edits that are not done. Default: none. */
  readonly without?: readonly string[];
}

/** A copy of the fixture `fuzzed` in a temporary folder, which also holds the clean builds. */
export class FuzzedSite {
  /** Holds the site and the outputs. */
  readonly scratch: string;
  readonly root: string;
  readonly editor: Editor;
  private readonly api: typeof Api;
  private readonly fixture: string;

  constructor({ api, fixture, without = [] }: FuzzedSiteRequest) {
    this.api = api;
    this.fixture = fixture;
    this.scratch = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-fuzz-')));
    this.root = join(this.scratch, 'site');
    this.startOver();
    this.editor = createEditor({ files: new SourceFiles(this.root), without });
  }

  /** Restores the fixture's sources. */
  startOver(): void {
    mkdirSync(this.root, { recursive: true });
    for (const name of readdirSync(this.root)) if (name !== 'build') rmSync(join(this.root, name), { recursive: true });
    cpSync(this.fixture, this.root, { recursive: true });
    mkdirSync(join(this.root, 'node_modules'));
    symlinkSync('../packages/linked', join(this.root, 'node_modules/linked'));
  }

  /** Builds into a new folder without a cache. */
  async buildClean(): Promise<CleanBuild> {
    const outDir = join(this.scratch, 'clean');
    rmSync(outDir, { recursive: true, force: true });
    const { published, problems } = await this.api.build({ cwd: this.root, outDir, cacheDir: false });
    return { isPublished: published, problems, output: published ? readOutput(outDir) : new Map() };
  }

  close(): void {
    rmSync(this.scratch, { recursive: true, force: true });
  }
}

/** Every file of a folder with its bytes, as text that can be compared. */
export function readOutput(folder: string): Output {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}
