import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractApi } from '../../../renderer/api/extractApi.ts';
import { readSamples } from '../../../renderer/api/samples/readSamples.ts';
import { hashOf } from '../../../renderer/engine/hash.ts';
import { recordReads } from '../../../renderer/engine/reader.ts';
import { openSession, type Session } from '../../../renderer/engine/session.ts';
import { openStore } from '../../../renderer/engine/store.ts';
import { openWorld } from '../../../renderer/engine/world.ts';
import type { ApiModel } from '../../../renderer/model/api.ts';
import type { Config } from '../../../renderer/model/config.ts';
import type { PageResult } from '../../../renderer/model/page.ts';
import type { Route } from '../../../renderer/model/plan.ts';
import { linkedSamples } from '../../../renderer/plan/links/sampleIndex.ts';
import { pageInput } from '../../../renderer/render/pageKinds.tsx';
import { isCode } from '../../../renderer/render/pageScope.ts';
import { pageTask } from '../../../renderer/render/renderPages.ts';
import { fixtures, packageConfig } from '../api/extractFixture.ts';
import { parse, testHighlighter } from '../documents/renderMarkdown.ts';
import { makeConfig } from '../make.ts';
import { renderSite, type SiteToRender, siteToRender } from './renderSite.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-determinism-'));
afterAll(() => rmSync(folder, { recursive: true }));

const packages = ['kinds', 'hidden', 'namespaces', 'comments', 'heirs'].map(packageConfig);
const plain = makeConfig({ documents: {} });
const config: Config = { ...plain, root: fixtures, api: { ...plain.api, packages } };

const text = `# Guide

See [the other](./b.md), \`Circle\`, and [a class](/api/kinds).

\`\`\`ts
import { Shape } from 'kinds';
const shape: Shape = 1;
\`\`\`
`;

/** The session of a new process. */
const open = (): Session => openSession({ name: 'test', store: openStore({ folder, version: '1' }) });

interface Extracted {
  readonly api: ApiModel;
  readonly stored: readonly boolean[];
}

async function extract(): Promise<Extracted> {
  const session = open();
  const stored: boolean[] = [];
  const { value } = await extractApi({ config, session, onPackage: (isStored) => void stored.push(isStored) });
  await session.save();
  return { api: value, stored };
}

async function siteOf(api: ApiModel): Promise<SiteToRender> {
  const documents = [(await parse(text, 'content/docs/a.md')).value, (await parse('# B\n\n[a](./a.md)', 'content/docs/b.md')).value];
  const samples = await readSamples({ config, samples: linkedSamples(config, documents), session: openSession({ name: 'test' }) });
  return siteToRender({ config, documents, api, samples });
}

/** The keys of pages by their addresses. */
function keysOf({ plan, shared }: SiteToRender): ReadonlyMap<string, string> {
  const { basis } = pageTask(shared, { highlighter: testHighlighter });
  return new Map(plan.routes.map((route) => [route.href, hashOf(basis, pageInput(route))]));
}

let fresh: Extracted;
let decoded: Extracted;
beforeAll(async () => {
  fresh = await extract();
  decoded = await extract();
}, 60_000);

describe('a page of a model', () => {
  it('has the same key whether the model was extracted, cloned for a thread or decoded from the cache', async () => {
    expect([fresh.stored, decoded.stored].map((all) => new Set(all))).toEqual([new Set([false]), new Set([true])]);
    expect(fresh.api.packages).toHaveLength(packages.length);
    const keys = keysOf(await siteOf(fresh.api));
    expect(keys.size).toBeGreaterThan(50);
    expect(keysOf(await siteOf(decoded.api))).toEqual(keys);
    expect(keysOf(await siteOf(structuredClone(fresh.api)))).toEqual(keys);
  });

  it('rendered from an extracted model is found in the cache with a decoded one', async () => {
    const session = open();
    await renderSite(session, await siteOf(fresh.api));
    await session.save();
    const rendered = await renderSite(open(), await siteOf(decoded.api));
    expect([...rendered].filter(([, { isStored }]) => !isStored).map(([href]) => href)).toEqual([]);
  });
});

describe('a page that is rendered from a copy of its data', () => {
  type PageTask = ReturnType<typeof pageTask>;

  async function runPage(task: PageTask, route: Route): Promise<{ readonly page: PageResult; readonly own: ReadonlyMap<string, string> }> {
    const { reader, own } = recordReads(openWorld(), 0);
    return { page: await task.run(route, reader), own };
  }

  it('is the same, and records the same questions with the same answers', async () => {
    const { plan, shared } = await siteOf(fresh.api);
    const here = pageTask(shared, { highlighter: testHighlighter });
    const there = pageTask(deserialize(serialize(shared)), { highlighter: testHighlighter });
    const asked = new Set<string>();
    for (const route of plan.routes.filter((one) => !isCode(one)).map(pageInput)) {
      const [one, other] = [await runPage(here, route), await runPage(there, structuredClone(route))];
      expect([route.href, other]).toEqual([route.href, one]);
      for (const question of one.own.keys()) asked.add(/"(\w+)"/.exec(question)?.[1] ?? '');
    }
    // Otherwise this would say little.
    expect([...asked]).toEqual(
      expect.arrayContaining([
        'title',
        'page',
        'address',
        'menu',
        'reading',
        'usedBy',
        'unexported',
        'versions',
        'sample',
        'entryLinks',
        'imported',
      ]),
    );
  });
});
