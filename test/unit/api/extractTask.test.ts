import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExtractedPackage, PackageRequest } from '../../../renderer/api/extractPackage.ts';
import { extractTask, packageCodec } from '../../../renderer/api/extractTask.ts';
import { makePackage, makeSymbol } from '../make.ts';
import { notingSession } from '../notingSession.ts';
import { packageConfig } from './extractFixture.ts';

describe('extractTask', () => {
  let root: string;
  beforeEach(async () => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-extract-')));
    mkdirSync(join(root, 'package'));
    write('package/package.json', '{ "name": "one", "types": "index.ts" }');
    write('package/index.ts', 'export const one = 1;\n');
    git('init', '--quiet');
    git('add', '.');
    commit();
    // What was written here is older than the work.
    await setTimeout(30);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(name: string, text: string): void {
    writeFileSync(join(root, name), text);
  }

  function git(...args: readonly string[]): void {
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: root, stdio: 'pipe' });
  }

  function commit(): void {
    git('commit', '--quiet', '--allow-empty', '-m', 'One');
  }

  /** The address of the package's source, and whether that was stored. */
  async function extract(request: Partial<PackageRequest> = {}) {
    const session = notingSession(join(root, 'cache'));
    const config = { ...packageConfig('one'), path: join(root, 'package') };
    const { value } = await session.run(extractTask(), { root, config, usesGit: true, ...request });
    await session.save();
    const [source] = value?.symbols[0]?.sources ?? [];
    return { isStored: session.stored[0], url: source?.url };
  }

  describe('an extracted package', () => {
    it('is extracted again after its commit is published, or another commit is checked out', async () => {
      const before = [await extract(), await extract()];
      expect(before).toEqual([
        { isStored: false, url: undefined },
        { isStored: true, url: undefined },
      ]);
      git('remote', 'add', 'origin', 'git@github.com:owner/name.git');
      git('update-ref', 'refs/remotes/origin/main', 'HEAD');
      const published = await extract();
      expect(published).toEqual({
        isStored: false,
        url: expect.stringMatching(/^https:\/\/github\.com\/owner\/name\/blob\/[\da-f]{40}\//),
      });
      expect(await extract()).toEqual({ ...published, isStored: true });
      commit();
      git('update-ref', 'refs/remotes/origin/main', 'HEAD');
      const next = await extract();
      expect(next).toEqual({ isStored: false, url: expect.stringMatching(/^https:/) });
      expect(next.url).not.toBe(published.url);
    });

    it('stays cached after a commit if its source links do not use Git', async () => {
      await extract({ usesGit: false });
      commit();
      expect((await extract({ usesGit: false })).isStored).toBe(true);
    });

    it.each([
      ['declarations are built', '"types": "dist/index.d.ts"', 'dist/index.d.ts'],
      ['sources come for scripts without comments', '"main": "lib/index.js"', 'src/index.ts'],
      ['a folder comes that a pattern fits', '"exports": { "./*": "./src/*.ts" }', 'src/deep/three.ts'],
      ['a README comes', '"types": "src/index.ts"', 'README.markdown'],
    ])('is another one when %s', async (_, manifest, file) => {
      write('package/package.json', `{ "name": "one", ${manifest} }`);
      for (const [name, text] of [
        ['src/index.ts', 'export const one = 1;\n'],
        ['lib/index.js', 'export const two = 2;\n'],
      ] as const) {
        if (name.startsWith('src/') && file.startsWith('src/index')) continue;
        mkdirSync(dirname(join(root, 'package', name)), { recursive: true });
        write(`package/${name}`, text);
      }
      await setTimeout(30);
      const before = [await extract({ usesGit: false }), await extract({ usesGit: false })];
      expect(before.map(({ isStored }) => isStored)).toEqual([false, true]);
      mkdirSync(dirname(join(root, 'package', file)), { recursive: true });
      write(`package/${file}`, 'export declare const three: 3;\n');
      await setTimeout(30);
      expect((await extract({ usesGit: false })).isStored).toBe(false);
    });

    it('is another one when a source has changed, or one has come that an import may mean', async () => {
      write('package/index.ts', "export * from './two.js';\n");
      write('package/two.ts', 'export const two = 2;\n');
      write('two.d.ts', '');
      await setTimeout(30);
      const names: unknown[] = [];
      for (const change of [
        () => {},
        () => {},
        () => write('package/two.ts', 'export const three = 3;\n'),
        () => renameSync(join(root, 'two.d.ts'), join(root, 'package/two.d.ts')),
      ]) {
        change();
        await setTimeout(30);
        names.push((await extract({ usesGit: false })).isStored);
      }
      expect(names).toEqual([false, true, false, false]);
    });
  });
});

describe('packageCodec', () => {
  const problem = { code: 'api/syntax', severity: 'error', message: 'No.', leavesOut: 'pkg' } as const;
  const symbols = Array.from({ length: 250 }, (_, index) => makeSymbol('function', `número${index}\n`));

  function copyOf(extracted: ExtractedPackage): ExtractedPackage {
    return packageCodec.parse([...packageCodec.print(extracted)]);
  }

  it('restores a package with its problems', () => {
    const value = makePackage(symbols, {
      unexported: [makeSymbol('interface', 'Hidden')],
      readme: { text: '# Read me' },
      license: undefined,
    });
    expect(copyOf({ value, problems: [problem] })).toEqual({ value, problems: [problem] });
    const empty = makePackage();
    expect(copyOf({ value: empty, problems: [] })).toEqual({ value: empty, problems: [] });
  });

  it('restores the absence of a package', () => {
    expect(copyOf({ value: undefined, problems: [problem] })).toEqual({ value: undefined, problems: [problem] });
  });

  it('writes one line per symbol, so that no string is as long as a large package', () => {
    const lines = [...packageCodec.print({ value: makePackage(symbols), problems: [] })];
    expect([lines.length, lines.some((line) => line.includes('\n'))]).toEqual([251, false]);
    expect(lines[0]?.length).toBeLessThan(10_000);
  });
});
