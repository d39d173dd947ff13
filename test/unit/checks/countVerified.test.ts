import { expect, it } from 'vitest';
import { resolveSampleNames } from '../../../renderer/api/samples/resolveSampleNames.ts';
import { countVerified } from '../../../renderer/checks/countVerified.ts';
import { createLinks } from '../../../renderer/plan/links/createLinks.ts';
import { sampleKey } from '../../../renderer/plan/links/sampleIndex.ts';
import { makeConfig, makeDocument, makePackage, makeSymbol } from '../make.ts';
import { planned } from '../planned.ts';

const place = { file: 'a.md' };
const config = makeConfig({ documents: {} });
const api = { packages: [makePackage([makeSymbol('function', 'run')])] };

function sample(module: string) {
  return { code: `import { run } from '${module}';`, language: 'ts', lines: [] };
}

it('counts links, those with an anchor, and samples that import a documented package', async () => {
  const uses = ['pkg', 'other'].map((module) => ({ kind: 'sample' as const, place, sample: sample(module) }));
  const documents = [makeDocument({ id: 'a', uses }), makeDocument({ id: 'b', uses, frontMatter: { autolink: false } })];
  const samples = new Map(['pkg', 'other'].map((module) => [sampleKey(sample(module)), resolveSampleNames(sample(module))]));
  const plan = await planned({ config, documents, api, pages: [], files: [], samples });
  const link = (href: string) => ({ target: href, href, place });
  const pages = [
    { href: '/docs/a', links: [link('/docs/b'), link('/docs/b#x'), link('/docs/b#')], anchors: new Set<string>() },
    { href: '/docs/b', links: [link('/docs/a#y')], anchors: new Set<string>() },
  ];
  const links = createLinks(plan.links);
  const request = { config, api, links, routes: plan.routes, samples, pages };
  expect(countVerified(request)).toEqual({ links: 4, anchors: 2, samples: 1 });
  expect(countVerified({ ...request, notes: [makeDocument({ id: 'run', uses })] }).samples).toBe(2);
});
