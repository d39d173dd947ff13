import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { SiteChange } from '../../renderer/dev/watch/createLiveBuilds.ts';
import type { ProgressEvent } from '../../renderer/model/report.ts';
import { loadApi, SiteTest } from './SiteTest.ts';

const tags = ['full'];

interface Watched {
  readonly site: SiteTest;
  readonly url: string;
  /** Stages that have begun, of all builds. */
  readonly stages: readonly string[];
  /** What was built, in order. */
  readonly history: readonly SiteChange[];
  /** Does something to the sources, and waits for the build that takes it in. */
  readonly change: (edit: () => Promise<unknown>, isDone: (built: SiteChange) => boolean) => Promise<SiteChange>;
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface WatchedRequest {
  /** Default: a copy of `basic`. */
  readonly site?: SiteTest;
  readonly from?: readonly string[];
  readonly packages?: readonly string[];
  /** Default: the one in the site's folder. */
  readonly configFile?: string;
}

async function watched({ site: made, from, packages, configFile }: WatchedRequest = {}): Promise<Watched> {
  const site = made ?? (await SiteTest.from('basic'));
  const listeners = new Set<(built: SiteChange) => void>();
  const { serveLive } = await loadApi();
  const history: SiteChange[] = [];
  const onBuilt = (built: SiteChange): void => {
    history.push(built);
    for (const listener of listeners) listener(built);
  };
  const stages: string[] = [];
  const onProgress = (event: ProgressEvent): void => {
    if (event.type === 'stage-start') stages.push(event.stage);
  };
  const { value } = await serveLive({ cwd: site.folder, port: 0, cacheDir: false, from, packages, configFile, onBuilt, onProgress });
  if (value === undefined) throw new Error('The server did not start.');
  closing.push(
    () => value.close(),
    () => site.close(),
  );
  return {
    site,
    url: value.url,
    stages,
    history,
    change: async (edit, isDone) => {
      const done = new Promise<SiteChange>((resolve) => {
        let found: SiteChange | undefined;
        const listener = (built: SiteChange): void => {
          if (found === undefined && isDone(built)) found = built;
          if (found === undefined || !built.isWhole) return;
          listeners.delete(listener);
          resolve(found);
        };
        listeners.add(listener);
      });
      await edit();
      return done;
    },
  };
}

const has = (path: string) => (built: SiteChange) => built.changed.includes(path);

async function text(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** The server's pages equal those of a build, except for the script that the server adds. */
async function expectClean({ site, url }: Watched): Promise<void> {
  await site.build({ cacheDir: false, outDir: 'clean' });
  const output = await site.output('clean');
  await rm(join(site.folder, 'clean'), { recursive: true });
  for (const [path, contents] of Object.entries(output)) {
    if (!path.endsWith('.json')) continue;
    expect(Buffer.from(await (await fetch(`${url}${path}`)).arrayBuffer()).toString('latin1'), path).toBe(contents);
  }
}

describe('a watched site', () => {
  it('follows documents that are changed, added, moved and deleted, and equals a clean build', { timeout: 240_000 }, async () => {
    const live = await watched();
    const { site, url, change } = live;
    await change(() => site.edit('content/docs/guide/next.md', 'There is more', 'There is less'), has('docs/guide/next/index.json'));
    expect(await text(`${url}docs/guide/next`)).toContain('There is less');
    await change(() => site.write('content/docs/new.md', '# New\n'), has('docs/new/index.json'));
    await change(() => site.rename('content/docs/new.md', 'content/docs/newer.md'), has('docs/newer/index.json'));
    expect((await fetch(`${url}docs/new`)).status).toBe(404);
    await change(
      () => site.remove('content/docs/newer.md'),
      (built) => has('docs/newer/index.json')(built),
    );
    const names = Array.from({ length: 150 }, (_, index) => `content/docs/many/d${index}.md`);
    const last = (built: SiteChange): boolean => built.report?.pages !== undefined && built.report.pages >= 150 + 9;
    await change(() => Promise.all(names.map((name) => site.write(name, `# ${name}\n`))), last);
    await expectClean(live);
  });

  it('deletes the page of a document that is deleted right after another one was saved', { tags, timeout: 120_000 }, async () => {
    const live = await watched();
    const { site, url, change } = live;
    await change(() => site.write('content/docs/new.md', '# New\n'), has('docs/new/index.json'));
    const remove = (built: SiteChange): boolean => {
      if (!built.isWhole) rmSync(join(site.folder, 'content/docs/new.md'));
      return !built.isWhole;
    };
    await change(() => site.edit('content/docs/guide/next.md', 'There is more', 'There is less'), remove);
    expect((await fetch(`${url}docs/new`)).status).toBe(404);
    await expectClean(live);
  });

  it('includes files saved during the first build', { tags, timeout: 120_000 }, async () => {
    const site = await SiteTest.from('basic');
    const { serveLive } = await loadApi();
    const builds: SiteChange[] = [];
    const page = join(site.folder, 'content/docs/guide/next.md');
    const before = readFileSync(page, 'utf8');
    const { value } = await serveLive({
      cwd: site.folder,
      port: 0,
      cacheDir: false,
      onBuilt: (built) => builds.push(built),
      onProgress: (event) => {
        if (event.type !== 'stage-end' || event.stage !== 'plan' || builds.length > 0) return;
        writeFileSync(page, before.replace('There is more', 'There is less'));
      },
    });
    closing.push(
      async () => value?.close(),
      () => site.close(),
    );
    expect(before).toContain('There is more');
    await expect.poll(() => builds.some(has('docs/guide/next/index.json')), { timeout: 60_000 }).toBe(true);
    await expect.poll(() => text(`${value?.url}docs/guide/next`), { timeout: 60_000 }).toContain('There is less');
  });

  it('renders only its own page, once and before any check, when a code block in a document changes', { timeout: 120_000 }, async () => {
    const live = await watched();
    const { site, url, stages, change } = live;
    const page = 'content/docs/guide/next.md';
    const addBlock = (name: string) => {
      const block = `\n\`\`\`ts\nimport { Square } from 'shapes';\n\nconst ${name} = new Square(1);\n\`\`\`\n`;
      return site.edit(page, '## Details', `${block}\n## Details`);
    };
    await change(() => addBlock('first'), has('docs/guide/next/index.json'));
    const wrong = 'content/docs/wrong.md';
    await change(
      () => site.write(wrong, '# Wrong\n\n[Lost](/lost)\n'),
      ({ problems }) => problems.length === 1,
    );
    const earlier = stages.length;
    const { report, isWhole } = await change(() => addBlock('second'), has('docs/guide/next/index.json'));
    expect(isWhole).toBe(false);
    const made = new Map(report?.timings.map((timing) => [timing.stage, timing.made]));
    expect([made.get('render'), made.has('check')]).toEqual([1, false]);
    expect(stages.slice(earlier).filter((stage) => stage === 'render')).toHaveLength(1);
    expect(await text(`${url}docs/guide/next`)).toMatch(/second(?:<[^>]*>|[\s=])*new(?:<[^>]*>|\s)*<a href="\/api\/shapes\/class\/Square"/);
    await change(
      () => site.remove(wrong),
      ({ problems }) => problems.length === 0,
    );
    await expectClean(live);
  });

  it('follows comments and types of the package', { timeout: 120_000 }, async () => {
    const { site, url, change } = await watched();
    await change(
      () => site.edit('package/src/index.ts', 'Makes the square larger', 'Lets the square grow'),
      has('api/shapes/class/Square/index.json'),
    );
    expect(await text(`${url}api/shapes/class/Square`)).toContain('Lets the square grow');
  });

  it('follows the artifacts of packages', { tags, timeout: 120_000 }, async () => {
    const packages = ['packages/core', 'packages/extra'];
    const workspace = await SiteTest.from('workspace');
    const api = await loadApi();
    for (const path of packages) await api.extract({ cwd: workspace.folder, package: path });
    const { site, url, change } = await watched({ site: workspace, from: packages });
    const isNew = (built: SiteChange): boolean => built.changed.some((path) => path.endsWith('/add/index.json'));
    await change(async () => {
      await site.edit('packages/core/src/index.ts', 'Adds two numbers.', 'Puts two numbers together.');
      await api.extract({ cwd: site.folder, package: 'packages/core' });
    }, isNew);
    expect(await text(`${url}api/workspace-core/function/add`)).toContain('Puts two numbers together.');
  });

  it('watches an external folder as soon as the config names it', { tags, timeout: 120_000 }, async () => {
    const live = await watched();
    const { site, url, change } = live;
    const elsewhere = await mkdtemp(join(tmpdir(), 'gqldocs-elsewhere-'));
    closing.push(() => rm(elsewhere, { recursive: true }));
    await writeFile(join(elsewhere, 'note.txt'), 'one');
    await change(
      () => site.edit('gqldocs.config.ts', "['content/static']", `['content/static', ${JSON.stringify(elsewhere)}]`),
      has('note.txt'),
    );
    await change(() => writeFile(join(elsewhere, 'note.txt'), 'two'), has('note.txt'));
    expect(await text(`${url}note.txt`)).toBe('two');
  });

  it('follows inputs outside of the project: linked packages, parent tsconfigs, modules, styles and imports of the config', {
    tags,
    timeout: 120_000,
  }, async () => {
    const made = await SiteTest.from('outside');
    await mkdir(join(made.folder, 'node_modules/@outside'), { recursive: true });
    await symlink('../../packages/core', join(made.folder, 'node_modules/@outside/core'));
    const { site, url, change } = await watched({ site: made, configFile: 'site/gqldocs.config.ts' });
    const add = 'api/facade/function/add/index.json';
    await change(() => site.edit('packages/core/src/index.ts', 'Adds two numbers.', 'Puts two numbers together.'), has(add));
    expect(await text(`${url}${add}`)).toContain('Puts two numbers together.');

    const last = 'api/facade/variable/last/index.json';
    expect(await text(`${url}${last}`)).toContain('undefined');
    await change(() => site.edit('tsconfig.base.json', '"strict": true', '"strict": false'), has(last));
    expect(await text(`${url}${last}`)).not.toContain('undefined');

    const about = 'about/index.json';
    await change(() => site.edit('shared/Sign.tsx', 'Shared sign', 'Other sign'), has(about));
    expect(await text(`${url}${about}`)).toContain('Other sign');
    const isStyle = ({ changed }: SiteChange): boolean => changed.some((path) => path.endsWith('.css'));
    await change(() => site.edit('shared/theme.css', 'teal', 'navy'), isStyle);
    await change(() => site.edit('shared/title.ts', 'Outside', 'Elsewhere'), has('index.html'));
    expect(await text(url)).toContain('Elsewhere');

    // A failed bundle reports no inputs.
    await change(
      () => site.edit('shared/Sign.tsx', 'Other sign</p>', 'Other sign<p>'),
      ({ problems }) => problems.some(({ place }) => place?.file === '../shared/Sign.tsx'),
    );
    await change(() => site.edit('shared/Sign.tsx', 'Other sign<p>', 'Third sign</p>'), has(about));
    expect(await text(`${url}${about}`)).toContain('Third sign');

    // From now on, another module is an input, and the one before it is none.
    await site.write('shared/More.tsx', "export const Sign = () => 'Fourth sign';\n");
    await change(() => site.edit('site/content/pages/about.tsx', 'Sign.tsx', 'More.tsx'), has(about));
    await change(() => site.edit('shared/More.tsx', 'Fourth', 'Fifth'), has(about));
    expect(await text(`${url}${about}`)).toContain('Fifth sign');
  });

  it('survives the deletion of an external package, and follows it when it is back', { tags, timeout: 120_000 }, async () => {
    const { site, url, change } = await watched({ site: await SiteTest.from('outside'), configFile: 'site/gqldocs.config.ts' });
    const source = await readFile(join(site.folder, 'packages/facade/src/index.ts'), 'utf8');
    const last = 'api/facade/variable/last/index.json';
    for (const summary of ['First', 'Second']) {
      await change(
        () => rm(join(site.folder, 'packages/facade'), { recursive: true }),
        ({ problems }) => problems.some(({ severity }) => severity === 'error'),
      );
      await change(
        async () => {
          await site.write('packages/facade/package.json', '{ "name": "facade", "exports": "./src/index.ts" }');
          await site.write('packages/facade/src/index.ts', source);
        },
        ({ report }) => report?.ok === true,
      );
      await change(
        () => site.write('packages/facade/src/index.ts', `/** ${summary}. */\n${source.slice(source.lastIndexOf('export'))}`),
        has(last),
      );
      // A file may be read while it is written, and its page is right a moment later.
      await expect.poll(() => text(`${url}${last}`), { timeout: 30_000 }).toContain(summary);
    }
  });

  it('adds a new package that matches a pattern', { tags, timeout: 120_000 }, async () => {
    const made = await SiteTest.from('basic');
    const packages = async (name: string): Promise<void> => {
      await made.write(`workspace/packages/${name}/index.ts`, `/** Words. */\nexport const ${name} = 1;\n`);
      await made.write(`workspace/packages/${name}/package.json`, `{ "name": "${name}", "exports": "./index.ts" }`);
    };
    await packages('one');
    const { change } = await watched({ site: made, packages: ['workspace/packages/*'] });
    await change(() => packages('two'), has('api/two/variable/two/index.json'));
  });

  it('notices when an external inventory that was invalid from the start is fixed', { tags, timeout: 120_000 }, async () => {
    const other = await SiteTest.from('basic');
    closing.push(() => other.close());
    await other.build({ cacheDir: false });
    const made = await SiteTest.from('outside');
    await made.write('inventory/objects.json', 'No inventory.');
    const inventories = "inventories: { other: { file: '../inventory/objects.json', url: 'https://other.example/' } }";
    await made.edit('site/gqldocs.config.ts', 'pages:', `${inventories}, pages:`);
    const { change } = await watched({ site: made, configFile: 'site/gqldocs.config.ts' });
    const inventory = await other.read('objects.json');
    await change(
      () => made.write('inventory/objects.json', inventory),
      ({ report }) => report?.ok === true,
    );
  });

  it('follows a folder that is replaced', { tags, timeout: 120_000 }, async () => {
    const { site, url, change } = await watched();
    const guide = join(site.folder, 'content/docs/guide');
    const copy = join(site.folder, 'copy');
    await cp(guide, copy, { recursive: true });
    await appendFile(join(copy, 'next.md'), '\nFirst words.\n');
    const next = 'docs/guide/next/index.json';
    await change(async () => {
      await rename(guide, join(site.folder, 'earlier'));
      await rename(copy, guide);
    }, has(next));
    for (const words of ['Second words', 'Third words']) {
      // Waits until events of the folder itself have arrived.
      await setTimeout(500);
      await change(() => appendFile(join(guide, 'next.md'), `\n${words}.\n`), has(next));
      expect(await text(`${url}${next}`)).toContain(words);
    }
    await change(() => writeFile(join(guide, 'newer.md'), '# Newer\n'), has('docs/guide/newer/index.json'));
  });

  it('shows pages in spite of problems, and what is wrong in the place of one that fails', { tags, timeout: 120_000 }, async () => {
    const { site, url, change } = await watched();
    const broken = await change(
      () => site.edit('content/docs/guide/next.md', '(/about)', '(/abuot)'),
      ({ problems }) => problems.length > 0,
    );
    expect(broken.problems.map(({ code, place }) => [code, place?.file])).toEqual([['link/broken', 'content/docs/guide/next.md']]);
    expect([broken.report?.ok, broken.report?.published]).toEqual([false, true]);
    await change(
      () => site.write('content/docs/guide/bad.mdx', '# Bad\n\nA set {a b}\n'),
      ({ problems }) => problems.length > 1,
    );
    expect(await text(`${url}docs/guide/bad`)).toContain('&gt;    3 | A set {a b}');
    expect(await text(`${url}docs/guide/next`)).not.toContain('abuot');
    await change(
      () => rm(join(site.folder, 'content/docs/guide/bad.mdx')),
      ({ problems }) => problems.length === 1,
    );
    const fixed = await change(
      () => site.edit('content/docs/guide/next.md', '(/abuot)', '(/about)'),
      ({ problems }) => problems.length === 0,
    );
    expect(fixed.report?.ok).toBe(true);
  });

  it('reports a document that cannot be read, and keeps serving', { tags, timeout: 120_000 }, async () => {
    const { site, url, change } = await watched();
    const lost = join(site.folder, 'content/docs/lost.md');
    const { problems } = await change(
      () => symlink('nowhere.md', lost),
      ({ report }) => report?.ok === false,
    );
    expect(problems).toMatchObject([{ code: 'document/unreadable', place: { file: 'content/docs/lost.md' } }]);
    expect((await fetch(`${url}docs/guide`)).status).toBe(200);
    await change(
      () => rm(lost),
      ({ report }) => report?.ok === true,
    );
  });

  it('survives the deletion of an input folder, and follows it when it is back', { tags, timeout: 120_000 }, async () => {
    const live = await watched();
    const { site, url, change } = live;
    const broken = await change(
      () => site.rename('content/docs', 'content/elsewhere'),
      ({ problems }) => problems.length > 0,
    );
    expect(broken.problems.map(({ code }) => code)).toEqual(['config/invalid']);
    // What changes meanwhile changes nothing about that.
    await change(
      () => site.edit('content/elsewhere/guide/next.md', 'There is more', 'There is less'),
      ({ problems }) => problems.length > 0,
    );
    await change(() => site.rename('content/elsewhere', 'content/docs'), has('docs/guide/next/index.json'));
    expect(await text(`${url}docs/guide/next`)).toContain('There is less');
    await expectClean(live);
  });

  it('builds nothing while the config is wrong, also for pages that were shown right before', { tags, timeout: 120_000 }, async () => {
    const { site, change, history } = await watched();
    const edit = async (): Promise<void> => {
      await site.edit('content/docs/guide/next.md', 'There is more', 'There is less');
      await setTimeout(60);
      await site.edit('gqldocs.config.ts', 'title:', 'titel:');
    };
    const isWrong = ({ problems }: SiteChange): boolean => problems.some(({ code }) => code === 'config/unknown-key');
    await change(edit, isWrong);
    const { length } = history;
    await setTimeout(600);
    expect(history.slice(length)).toEqual([]);
    await change(() => site.edit('content/docs/guide/next.md', 'There is less', 'There is most'), isWrong);
    await setTimeout(600);
    expect(history.slice(length).map(isWrong)).toEqual([true]);
    await change(() => site.edit('gqldocs.config.ts', 'titel:', 'title:'), has('docs/guide/next/index.json'));
  });

  it('reloads a changed config', { tags, timeout: 120_000 }, async () => {
    const { site, url, change } = await watched();
    await change(() => site.edit('gqldocs.config.ts', "title: 'Basic'", "title: 'Changed'"), has('index.html'));
    expect(await text(url)).toContain('Changed');
  });
});
