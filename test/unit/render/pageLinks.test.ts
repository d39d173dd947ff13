import { expect, test } from 'vitest';
import { createLinks } from '../../../renderer/plan/links/createLinks.ts';
import { createPageLinks } from '../../../renderer/render/pageLinks.ts';
import { makeConfig, makeDocument, makeMember, makePackage, makeSymbol } from '../make.ts';
import { planned } from '../planned.ts';

const config = makeConfig({ baseUrl: '/x/', documents: {} });
const files = [{ path: '', source: 'content/static/a.png', output: 'a.png' }];
const plan = await planned({ config, documents: [makeDocument({ id: 'a' })], api: { packages: [] }, pages: [], files });
const links = createLinks(plan.links);
const place = { file: 'content/docs/a.md', line: 1, column: 1 };

function pageLinks(isPackageText = false) {
  return createPageLinks({ settings: config, links, from: '/docs/a', isPackageText });
}

test('URLs include the base URL, except anchors on the page itself', () => {
  const page = pageLinks();
  const hrefs = ['/', '/docs/a#b', '#b', '/a.png', 'https://example.com'].map(
    (target) => page.resolve({ target, kind: 'link', place }).href,
  );
  expect(hrefs).toEqual(['/x/', '#b', '#b', '/x/a.png', 'https://example.com']);
});

test('links to pages of the site are recorded for the checks', () => {
  const page = pageLinks();
  for (const target of ['/docs/a#b', '#c', '/a.png', 'https://example.com']) page.resolve({ target, kind: 'link', place });
  expect(page.links).toEqual([
    { target: '/docs/a#b', href: '/docs/a#b', place },
    { target: '#c', href: '/docs/a#c', place },
  ]);
});

test('a link that is rendered twice is one problem, but two links to one page are two', () => {
  const page = pageLinks();
  const other = { ...place, line: 2 };
  for (const spot of [place, place, other]) page.resolve({ target: '/gone', kind: 'link', place: spot });
  expect(page.problems.map((problem) => problem.place)).toEqual([place, other]);
});

test('relative links in a text of a package point to documents, and are otherwise removed without a problem', () => {
  const page = pageLinks(true);
  expect(page.resolve({ target: './CONTRIBUTING.md', kind: 'link', place })).toEqual({ href: undefined });
  const comment = { file: 'src/index.ts', line: 1, column: 1 };
  expect(page.resolve({ target: '../content/docs/a.md#b', kind: 'link', place: comment })).toEqual({ href: '#b' });
  expect(page.resolve({ target: 'https://example.com', kind: 'link', place })).toEqual({ href: 'https://example.com' });
  expect(page.problems).toEqual([]);
});

test('a link to a missing member in a text of a package keeps its page, and is recorded for the checks', async () => {
  const api = { packages: [makePackage([makeSymbol('class', 'Task', { members: [makeMember('run')] })])] };
  const { links: known } = await planned({ config, documents: [], api, pages: [], files: [] });
  const page = createPageLinks({ settings: config, links: createLinks(known), from: '/api/pkg', isPackageText: true });
  const hrefs = ['/api/pkg/class/Task#run', '/api/pkg/class/Task#Gone'].map((target) => page.resolve({ target, kind: 'link', place }).href);
  expect(hrefs).toEqual(['/x/api/pkg/class/Task#run', '/x/api/pkg/class/Task']);
  expect(page.links.map(({ href }) => href)).toEqual(['/api/pkg/class/Task#run', '/api/pkg/class/Task#Gone']);
});

test('external pictures in texts of packages become links, unless the config allows them', () => {
  const picture = { target: 'https://example.com/a.png', kind: 'image', place } as const;
  expect(pageLinks(true).resolve(picture)).toEqual({ href: picture.target, isOnlyLinked: true });
  expect(pageLinks(false).resolve(picture)).toEqual({ href: picture.target });
  const lenient = makeConfig({ api: { externalImages: true } });
  const page = createPageLinks({ settings: lenient, links, from: '/docs/a', isPackageText: true });
  expect(page.resolve(picture)).toEqual({ href: picture.target });
});

test('a member that its class does not have is a problem of documents and READMEs, unless the page has a class of that name', async () => {
  const readme = { text: '', place: { file: 'README.md', line: 1 } };
  const pkg = makePackage([makeSymbol('class', 'Task', { members: [makeMember('run')] })], { readme });
  const { links: known } = await planned({ config, documents: [], api: { packages: [pkg] }, pages: [], files: [] });
  const check = (file: string, request: { readonly isPackageText: boolean; readonly own?: string; readonly isLinked?: boolean }) => {
    const { isPackageText, own = '', isLinked = true } = request;
    const autolink = isLinked ? { ownNames: new Set([own]) } : undefined;
    const page = createPageLinks({ settings: config, links: createLinks(known), from: '/docs/a', isPackageText, package: pkg, autolink });
    for (const target of ['Task.run', 'Task.rum()', 'Job.rum']) page.resolve({ target, kind: 'name', place: { file, line: 3 } });
    return page.problems.map(({ code, message, hint }) => [code, message, hint]);
  };
  const problem = ['link/unknown-name', 'Task has no documented member rum.', 'Did you mean Task.run?'];
  expect(check('a.md', { isPackageText: false })).toEqual([problem]);
  expect(check('README.md', { isPackageText: true })).toEqual([problem]);
  expect(check('src/index.ts', { isPackageText: true })).toEqual([]);
  expect(check('a.md', { isPackageText: false, own: 'Task' })).toEqual([]);
  expect(check('a.md', { isPackageText: false, isLinked: false })).toEqual([]);
});
