import { describe, expect, it } from 'vitest';
import type { Reference } from '../../../../renderer/model/resolve.ts';
import { createLinks } from '../../../../renderer/plan/links/createLinks.ts';
import type { Resolution } from '../../../../renderer/plan/links/resolution.ts';
import { resolveReference } from '../../../../renderer/plan/links/resolveReference.ts';
import { planApiRoutes } from '../../../../renderer/plan/routes/planApiRoutes.ts';
import { draftNames, planDocumentRoutes } from '../../../../renderer/plan/routes/planDocumentRoutes.ts';
import { planPageRoutes } from '../../../../renderer/plan/routes/planPageRoutes.ts';
import { makeConfig, makeDocument, makeMember, makePackage, makeSymbol } from '../../make.ts';
import { linkSpaceOf } from '../../planned.ts';

const config = makeConfig({ documents: {}, api: { packages: [] } });
const place = { file: 'content/docs/guide/index.md', line: 3, column: 5 };

const members = [makeMember('run'), makeMember('stop')];
const symbols = [makeSymbol('class', 'Task', { members }), makeSymbol('type', 'Both'), makeSymbol('variable', 'Both')];
const api = { packages: [makePackage(symbols)] };
const documents = planDocumentRoutes(config, [
  makeDocument({ id: 'guide/index' }),
  makeDocument({ id: 'guide/next', prefixedIds: ['user-content-own', 'user-content-ö'] }),
  makeDocument({ id: 'guide/live', source: 'content/docs/guide/live.mdx' }),
  makeDocument({ id: 'we ird' }),
  makeDocument({ id: 'start', frontMatter: { slug: '入门' } }),
  makeDocument({ id: 'old', frontMatter: { slug: 'old.html' } }),
  makeDocument({ id: 'my notes', source: 'content/docs/my notes.md', frontMatter: { slug: '/notes' } }),
]);
const space = linkSpaceOf({
  drafts: draftNames(config, [makeDocument({ id: 'guide/later' })]),
  routes: [...planPageRoutes({ config, pages: [], documents }), ...documents, ...planApiRoutes(config, api)],
  api,
  files: [
    { path: '', source: 'content/static/img/logo.svg', output: 'img/logo.svg' },
    { path: '', source: 'content/static/img/a b#c?d.png', output: 'img/a b#c?d.png' },
    { path: '', source: 'content/static/img/a%20b.png', output: 'img/a%20b.png' },
    { path: '', source: 'content/docs/guide/plan.png', output: 'assets/documents/guide/plan.png' },
  ],
});
const links = createLinks(space);

function resolve(target: string, more: Partial<Reference> & { readonly scope?: readonly string[] } = {}): Resolution {
  const { scope, ...reference } = more;
  return resolveReference({ links, from: '/docs/guide', scope, reference: { target, kind: 'link', place, ...reference } });
}

const nothing = { kind: 'nothing' };

it.each(['later.md', './later', '/docs/guide/later', '/guide/later.md'])('a link to a draft says so: %s', (target) => {
  const { to, problem } = resolve(target);
  expect(to).toEqual(nothing);
  expect(problem?.message).toBe(`The link to ${target} has no page: content/docs/guide/later.md is a draft, and drafts are not published.`);
  expect(problem?.hint).toContain('`draft: true`');
});

describe('a link', () => {
  it.each(['https://example.com/a', '//example.com', 'mailto:a@example.com', 'tel:1', 'HTTPS://EXAMPLE.COM'])(
    'to another site stays unchanged: %s',
    (target) => {
      expect(resolve(target)).toEqual({ to: { kind: 'external', href: target } });
    },
  );

  it.each([
    ['#steps', '/docs/guide#steps'],
    ['#user-content-steps', '/docs/guide#steps'],
    ['next.md?view=all#user-content-fn-1', '/docs/guide/next?view=all#fn-1'],
    ['next.md#user-content-own', '/docs/guide/next#user-content-own'],
    ['/docs/guide/next#user-content-%C3%B6', '/docs/guide/next#user-content-%C3%B6'],
    ['/search#user-content-own', '/search#user-content-own'],
    ['?view=all#steps', '/docs/guide?view=all#steps'],
    ['', '/docs/guide'],
    ['/', '/'],
    ['/docs/guide', '/docs/guide'],
    ['/docs/guide/', '/docs/guide'],
    ['/docs/guide/next#steps', '/docs/guide/next#steps'],
    ['/docs/guide/next?tab=js#steps', '/docs/guide/next?tab=js#steps'],
    ['/docs/guide/next.html', '/docs/guide/next'],
    ['/docs/guide/index.html#steps', '/docs/guide#steps'],
    ['/index.html', '/'],
    ['/%61pi/pkg', '/api/pkg'],
    ['/docs/入门', '/docs/入门'],
    ['/docs/%E5%85%A5%E9%97%A8/#a', '/docs/入门#a'],
    ['/docs/we ird', '/docs/we-ird'],
    ['/docs/we%20ird', '/docs/we-ird'],
    ['/docs/we-ird', '/docs/we-ird'],
    ['../we%20ird.md', '/docs/we-ird'],
    ['/docs/old.html', '/docs/old.html~'],
    ['./next.md', '/docs/guide/next'],
    ['next.md#steps', '/docs/guide/next#steps'],
    ['./next', '/docs/guide/next'],
    ['./live', '/docs/guide/live'],
    ['./next.html#steps', '/docs/guide/next#steps'],
    ['/guide/next.md#steps', '/docs/guide/next#steps'],
    ['/docs/guide/live.mdx', '/docs/guide/live'],
    ['/content/docs/guide/live.mdx', '/docs/guide/live'],
    ['../guide', '/docs/guide'],
    ['../guide/', '/docs/guide'],
    ['../my%20notes.md', '/docs/notes'],
    ['symbol:pkg/:class/Task', '/api/pkg/class/Task'],
    ['symbol:pkg/:class/Task#run', '/api/pkg/class/Task#run'],
    ['symbol:pkg/:class/Task#gone', '/api/pkg/class/Task'],
    ['unresolved:Task', '/api/pkg/class/Task'],
    ['unresolved:Task.run@7:3', '/api/pkg/class/Task#run'],
    ['unresolved:Task%23run', '/api/pkg/class/Task#run'],
    ['unresolved:pkg%23Task', '/api/pkg/class/Task'],
    ['import:pkg#Task', '/api/pkg/class/Task'],
  ])('%j resolves to the page %s', (target, href) => {
    expect(resolve(target)).toEqual({ to: { kind: 'internal', href } });
  });

  it.each([
    ['/img/logo.svg', 'img/logo.svg'],
    ['/img/logo.svg?v=2', 'img/logo.svg?v=2'],
    ['./plan.png', 'assets/documents/guide/plan.png'],
    ['../../static/img/logo.svg', 'img/logo.svg'],
    ['/img/a%20b%23c%3Fd.png#x', 'img/a b%23c%3Fd.png#x'],
    ['/img/a%2520b.png', 'img/a%2520b.png'],
  ])('%j resolves to the file %s', (target, path) => {
    expect(resolve(target)).toEqual({ to: { kind: 'file', path } });
  });

  it('to an unknown id or an undocumented package becomes text', () => {
    expect(resolve('symbol:pkg/:class/Gone')).toEqual({ to: nothing });
    expect(resolve('import:pkg#Gone')).toEqual({ to: nothing });
    expect(resolve('import:%40other%2Fpkg#Task')).toEqual({ to: nothing });
    expect(resolve('import:%#%')).toEqual({ to: nothing });
  });

  it('to an undocumented package is not reported', () => {
    expect(resolve('unresolved:%40other%2Fpkg%23Task')).toEqual({ to: nothing });
  });

  it('in a comment may omit the name of its class', () => {
    expect(resolve('unresolved:stop', { scope: ['Task'] })).toEqual({ to: { kind: 'internal', href: '/api/pkg/class/Task#stop' } });
    expect(resolve('unresolved:Task.(stop:instance)')).toEqual({ to: { kind: 'internal', href: '/api/pkg/class/Task#stop' } });
    expect(resolve('unresolved:(Both:variable)')).toEqual({ to: { kind: 'internal', href: '/api/pkg/variable/Both' } });
    expect(resolve('unresolved:#stop', { scope: ['Task'] })).toEqual({ to: { kind: 'internal', href: '/api/pkg/class/Task#stop' } });
  });
});

describe('a link that cannot be resolved', () => {
  it('suggests the nearest page', () => {
    expect(resolve('/docs/guide/nxt#steps')).toEqual({
      to: nothing,
      problem: {
        code: 'link/broken',
        severity: 'error',
        message: 'There is no page at /docs/guide/nxt#steps.',
        hint: 'Did you mean /docs/guide/next?',
        place,
      },
    });
  });

  it('suggests no page if none is near', () => {
    expect(resolve('/completely/elsewhere').problem?.hint).toBe('Use the route of a page of this site, or the file of a document.');
  });

  it('suggests the nearest file, as the author would write it', () => {
    expect(resolve('./nxt.md')).toEqual({
      to: nothing,
      problem: {
        code: 'link/broken-file',
        severity: 'error',
        message: 'The site has no file ./nxt.md.',
        hint: 'Did you mean ./next.md?',
        place,
      },
    });
    expect(resolve('../my-note.md').problem?.hint).toBe('Did you mean ../my notes.md?');
  });

  it.each([
    ['../type/#task', 'Did you mean /api/pkg/class/Task?'],
    ['../type#Task', 'Did you mean /api/pkg/class/Task?'],
    ['../next/#task', 'Did you mean /api/pkg/class/Task?'],
    ['../type/#both', 'Correct the path. It is relative to the folder of this file.'],
    ['../type/#tasks', 'Correct the path. It is relative to the folder of this file.'],
    ['../type.md#task', 'Correct the path. It is relative to the folder of this file.'],
    [
      '../src/type.ts#L1',
      'Correct the path, or write the URL of the file in its repository: documents link to documents and static files.',
    ],
  ])('answers %s, a route of another site, with the symbol in its anchor, if there is one', (target, hint) => {
    expect(resolve(target).problem?.hint).toBe(hint);
  });

  it('suggests the nearest image', () => {
    expect(resolve('/img/lgo.svg', { kind: 'image' })).toEqual({
      to: nothing,
      problem: {
        code: 'link/broken-file',
        severity: 'error',
        message: 'The site has no file /img/lgo.svg.',
        hint: 'Did you mean /img/logo.svg?',
        place,
      },
    });
  });

  it('suggests the nearest symbol, at the position of the tag', () => {
    expect(resolve('unresolved:Taks@12:8')).toEqual({
      to: nothing,
      problem: {
        code: 'link/unresolved',
        severity: 'error',
        message: 'No documented symbol has the name Taks.',
        hint: 'Did you mean Task?',
        place: { file: place.file, line: 12, column: 8 },
      },
    });
  });

  it.each([
    ['pkg!Taks', 'Did you mean Task?'],
    ['Task!nothing', 'Link to an export of a documented package, or write the name as code.'],
  ])('suggests names similar to the name, not to its package: %s', (name, hint) => {
    expect(resolve(`unresolved:${name}@12:8`).problem?.hint).toBe(hint);
  });

  it('suggests the rest of a name that begins with the name under which users import the package', () => {
    expect(resolve('unresolved:PKG.Task').problem?.hint).toBe('Did you mean Task?');
    expect(resolve('unresolved:PKG.Task.run').problem?.hint).toBe('Did you mean Task.run?');
  });

  it.each(['unresolved:constructor', 'unresolved:__proto__', 'unresolved:toString'])(
    'is reported even if every object has a property of that name: %s',
    (target) => {
      expect(resolve(target).problem?.code).toBe('link/unresolved');
    },
  );

  it('may have an invalid encoding', () => {
    expect(resolve('/100%').problem?.code).toBe('link/broken');
    expect(resolve('./100%.md').problem?.code).toBe('link/broken-file');
    expect(resolve('unresolved:100%').problem?.code).toBe('link/unresolved');
  });
});

describe('a name of several symbols', () => {
  const twice = makePackage(
    ['', 'server'].map((module) => ({
      ...makeSymbol('class', 'Job', { members: [makeMember('end')] }),
      id: `pkg/${module}:class/Job`,
      module,
    })),
    {
      modules: [
        { name: '', symbols: ['pkg/:class/Job'], references: [] },
        { name: 'server', symbols: ['pkg/server:class/Job'], references: [] },
      ],
    },
  );
  const routes = planApiRoutes(config, { packages: [twice] });
  const both = createLinks(linkSpaceOf({ routes, api: { packages: [twice] }, files: [] }));

  it.each([
    ['/api/pkg/class/Job', '/api/pkg/class/Job#end'],
    ['/api/pkg/server', '/api/pkg/server/class/Job#end'],
    ['/api/pkg/server/class/Job', '/api/pkg/server/class/Job#end'],
  ])('resolves to the symbol of the same module on %s', (from, href) => {
    const reference: Reference = { target: 'unresolved:Job.end', kind: 'link', place };
    expect(resolveReference({ links: both, from, reference })).toEqual({ to: { kind: 'internal', href } });
  });

  it('resolves to the first one, and is reported', () => {
    expect(resolve('unresolved:Both')).toEqual({
      to: { kind: 'internal', href: '/api/pkg/type/Both' },
      problem: {
        code: 'link/ambiguous',
        severity: 'error',
        message: 'Both is ambiguous: it matches /api/pkg/type/Both and /api/pkg/variable/Both.',
        hint: 'Use a longer name: type:Both or variable:Both.',
        place,
      },
    });
  });
});
