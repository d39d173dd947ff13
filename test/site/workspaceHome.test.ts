import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadApi } from './SiteTest.ts';
import { writePackage } from './writtenPackage.ts';

/** Begins as each GIF does. */
const picture = 'GIF89a picture';

const readme = `# Acme tools

Begin with [core](packages/core), or read the [guide](docs/guide.md). Not [there](docs/none.md).

## Picture

![Plan](docs/plan.gif)
`;

it("shows a workspace's README below its packages, and sees when it comes, changes and goes", { tags: ['full'] }, async () => {
  const folder = await writePackage({
    'package.json': { name: 'acme', private: true, workspaces: ['packages/*'], repository: 'acme/acme' },
    '.git/HEAD': 'ref: refs/heads/main\n',
    'docs/guide.md': '# Guide\n',
    'docs/plan.gif': picture,
    ...packageFiles('core'),
    ...packageFiles('more'),
  });
  const file = (name: string): Promise<string> => readFile(join(folder, 'build', name), 'utf8');
  const build = async () => {
    const { build } = await loadApi();
    const { problems } = await build({ cwd: folder, packages: ['.'], cacheDir: join(folder, 'cache') });
    return { problems, home: await file('index.html') };
  };
  try {
    const without = await build();
    expect(without.problems.map(({ place }) => place?.file)).toEqual(['packages/core/README.md', 'packages/more/README.md']);
    expect(without.home).toContain('@acme/more@1.0.0');

    await writeFile(join(folder, 'README.md'), readme);
    const { problems, home } = await build();
    expect(problems.map(({ code, place }) => [code, place?.file, place?.line])).toEqual([['link/broken-file', 'README.md', 3]]);
    expect(home).toMatch(/<h1[^>]*>Acme tools/);
    expect(home.indexOf('@acme/more@1.0.0')).toBeLessThan(home.indexOf('Begin with'));
    expect(home).toContain('<a href="/api/acme-core">core</a>');
    expect(home).toContain('href="https://github.com/acme/acme/blob/HEAD/docs/guide.md"');
    const shown = /<img[^>]* src="\/([^"]+)"/.exec(home)?.[1] ?? '';
    expect(await file(shown)).toBe(picture);
    expect(await file('index.md')).toMatch(/@acme\/more@1\.0\.0[\s\S]*Begin with/);
    expect(await file('api/acme-more/index.html')).toContain('<a href="/">many</a>');

    await writeFile(join(folder, 'README.md'), readme.replace('Begin', 'Start'));
    expect((await build()).home).toContain('Start with');

    await rm(join(folder, 'README.md'));
    expect((await build()).home).toBe(without.home);
  } finally {
    await rm(folder, { recursive: true });
  }
});

function packageFiles(name: string) {
  return {
    [`packages/${name}/package.json`]: { name: `@acme/${name}`, version: '1.0.0', types: 'index.d.ts' },
    [`packages/${name}/index.d.ts`]: `export declare const ${name}: string;\n`,
    [`packages/${name}/README.md`]: `# ${name}\n\nOne of [many](../../README.md).\n`,
  };
}
