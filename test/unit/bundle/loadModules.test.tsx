import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ModuleSource } from '../../../renderer/bundle/bundleModules.ts';
import { loadModules } from '../../../renderer/bundle/loadModules.ts';
import { watchReact } from '../../../renderer/bundle/watchReact.ts';
import { wrapIsland } from '../../../renderer/bundle/wrapIsland.tsx';
import { openSession } from '../../../renderer/engine/session.ts';
import { defaultExports } from '../../../renderer/site/sources/customPages.ts';
import { notingSession } from '../notingSession.ts';

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'gqldocs-modules-')));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}

const runtime = { react: React, 'react/jsx-runtime': jsxRuntime, 'gqldocs:islands': { wrapIsland } };

function load(...sources: readonly ModuleSource[]) {
  const { run } = openSession({ name: 'test' });
  return loadModules({ root, sources, runtime, onLook: () => {}, run });
}

/** Markup of a module's default export. */
async function render(source: ModuleSource): Promise<string> {
  const { value, problems } = await load(source);
  const Component = defaultExports(value.exports).get(source.file);
  if (Component === undefined) throw new Error(`No component: ${JSON.stringify(problems)}`);
  return renderToStaticMarkup(<Component name="Ada" />);
}

describe('modules of the site', () => {
  it('may use TypeScript, JSX, hooks, styles and what they import', async () => {
    await write({
      'pages/a.tsx': `import { useMemo } from 'react';
        import './a.css';
        import { greet } from '../parts/greet.ts';
        export const title: string = 'A';
        export default function Page({ name }: { readonly name: string }) { return <p>{useMemo(() => greet(name), [name])}</p>; }`,
      'pages/a.css': '.a {}',
      'parts/greet.ts': "export const greet = (name: string): string => ['Hello', name].join(', ');",
    });
    expect(await render({ file: 'pages/a.tsx' })).toBe('<p>Hello, Ada</p>');
    expect((await load({ file: 'pages/a.tsx' })).value.exports.get('pages/a.tsx')?.title).toBe('A');
  });

  it('may be passed as text, with imports relative to their file', async () => {
    await write({ 'docs/parts/B.jsx': 'export const B = ({ children }) => <b>{children}</b>;' });
    const contents = "import { B } from './parts/B.jsx';\nexport default function Content({ name }) { return <B>{name}</B>; }";
    expect(await render({ file: 'docs/a.mdx', contents })).toBe('<b>Ada</b>');
  });

  it('are loaded again if a new file changes what an import resolves to', async () => {
    await write({ 'docs/a.mdx': '', 'parts/b/index.jsx': 'export const b = 1;' });
    const source = { file: 'docs/a.mdx', contents: "export { b } from '../parts/b';" };
    // What was written here is older than the work.
    await setTimeout(20);
    const loadStored = async () => {
      const session = notingSession(join(root, 'cache'));
      const { value } = await loadModules({ root, sources: [source], runtime: {}, onLook: () => {}, run: session.run });
      await session.save();
      return [value.exports.get(source.file)?.b, session.stored];
    };
    const before = [await loadStored(), await loadStored()];
    await write({ 'parts/b.jsx': 'export const b = 2;' });
    expect([...before, await loadStored()]).toEqual([
      [1, [false]],
      [1, [true]],
      [2, [false]],
    ]);
  });

  it('may require packages of the project', async () => {
    await write({
      'node_modules/shout/package.json': '{ "name": "shout", "main": "index.js" }',
      'node_modules/shout/index.js': 'module.exports = (text) => text.toUpperCase();',
      'a.tsx': "import shout from 'shout';\nexport default ({ name }: { name: string }) => <p>{shout(name)}</p>;",
    });
    expect(await render({ file: 'a.tsx' })).toBe('<p>ADA</p>');
  });

  it('may be an empty list', async () => {
    expect(await load()).toMatchObject({ value: { texts: [], exports: new Map(), islands: [] }, problems: [] });
  });
});

describe("a module that begins with 'use client'", () => {
  const counter = `// A comment may stand before it.
    'use client';
    import { useState } from 'react';
    export default function Counter({ start, children }: { start: number, children?: unknown }) { return <i>{useState(start)[0]}</i>; }
    export const Label = ({ text }: { text: string }) => <b>{text}</b>;
    export const helper = (value: number) => value + 1;
    export const answer = 42;`;
  const page = `import Counter, { answer, helper, Label } from './Counter.tsx';
    export default () => <p><Counter start={helper(answer)} /><Label text={'"a" & b'} /></p>;`;

  it.each(['commonjs', 'module'])('is wrapped where it is imported, in a project of type %s', async (type) => {
    await write({ 'package.json': JSON.stringify({ type }), 'Counter.tsx': counter, 'a.tsx': page });
    expect(await render({ file: 'a.tsx' })).toBe(
      '<p><div class="island" data-island="island:Counter.tsx" data-export="default" data-props="{&quot;start&quot;:43}"><i>43</i></div>' +
        '<div class="island" data-island="island:Counter.tsx" data-export="Label" data-props="{&quot;text&quot;:&quot;\\&quot;a\\&quot; &amp; b&quot;}">' +
        '<b>&quot;a&quot; &amp; b</b></div></p>',
    );
    expect((await load({ file: 'a.tsx' })).value.islands).toEqual([join(root, 'Counter.tsx')]);
  });

  it("is not an island if 'use client' is in another position", async () => {
    await write({
      'b.tsx': "export const text = 'use client';",
      'a.tsx': "import { text } from './b.tsx';\nexport default () => <p>{text}</p>;",
    });
    expect(await render({ file: 'a.tsx' })).toBe('<p>use client</p>');
    expect((await load({ file: 'a.tsx' })).value.islands).toEqual([]);
  });
});

describe('code that reads more than its own source', () => {
  it.each([
    ['no read', 'export const a = [1, 2].join();', false],
    ['the clock', 'export const a = Date.now();', true],
    ['the environment', 'export const a = process.env.HOME;', true],
    ['a package', "import fs from 'node:fs';\nexport const a = fs.existsSync('/');", true],
  ])('is reported: %s', async (_what, text, hasLooked) => {
    await write({ 'a.ts': text });
    let looks = 0;
    const onLook = (): void => {
      looks += 1;
    };
    const { problems } = await loadModules({ root, sources: [{ file: 'a.ts' }], runtime, onLook, run: openSession({ name: 'test' }).run });
    expect([problems, looks > 0]).toEqual([[], hasLooked]);
  });
});

describe('a module that fails', () => {
  it('to parse is reported with its place', async () => {
    await write({ 'pages/a.tsx': 'export default function Page() {\n  return <p>;\n}\n' });
    const { value, problems } = await load({ file: 'pages/a.tsx' });
    expect(value.exports.size).toBe(0);
    expect(problems[0]).toMatchObject({ code: 'bundle/failed', severity: 'error', place: { file: 'pages/a.tsx', line: 3 } });
  });

  it('to resolve an import is reported with its place', async () => {
    await write({ 'pages/a.tsx': "import './gone.ts';\n" });
    expect((await load({ file: 'pages/a.tsx' })).problems).toEqual([
      {
        code: 'bundle/failed',
        severity: 'error',
        message: 'Cannot find the module "./gone.ts".',
        hint: 'Create the file, or correct the path of the import.',
        place: { file: 'pages/a.tsx', line: 1, column: 8 },
      },
    ]);
  });

  it('to resolve an import is reported for the document that it was compiled from', async () => {
    const { problems } = await load({ file: 'docs/a.mdx', contents: "\nimport '../gone.ts';\n" });
    expect(problems.map(({ message, place }) => [message, place])).toEqual([
      ['Cannot find the module "../gone.ts".', { file: 'docs/a.mdx' }],
    ]);
  });

  it('does not keep others from being loaded, and each reports all of its missing imports', async () => {
    await write({
      'a.tsx': "import './part.ts';\nimport x from 'next/image';\nimport y from '@site/src/y';\nexport default () => [x, y];",
      'part.ts': "import z from '@scope/z/deep';\nconsole.assert(z);\nexport {};\n",
      'b.tsx': "import './gone.ts';\nimport w from 'left';\nconsole.assert(w);\n",
      'c.tsx': 'export default () => <p>C</p>;',
      'd.tsx': "export const load = () => import('later');\nexport default () => <p>D</p>;",
    });
    const { value, problems } = await load({ file: 'a.tsx' }, { file: 'b.tsx' }, { file: 'c.tsx' }, { file: 'd.tsx' });
    expect([...value.exports.keys()]).toEqual(['c.tsx', 'd.tsx']);
    expect([...value.failures.keys()].toSorted()).toEqual(['a.tsx', 'b.tsx']);
    const told = problems.map(({ message, hint, place }) => [place?.file, place?.line, message, hint?.slice(0, 45)]);
    expect(told.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))).toEqual([
      ['a.tsx', 2, 'Cannot find the package "next/image".', 'Install it in the project (`npm install next`'],
      ['a.tsx', 3, 'Cannot find the module "@site/src/y".', 'Write a path relative to the file, such as `.'],
      ['b.tsx', 1, 'Cannot find the module "./gone.ts".', 'Create the file, or correct the path of the i'],
      ['b.tsx', 2, 'Cannot find the package "left".', 'Install it in the project (`npm install left`'],
      ['part.ts', 1, 'Cannot find the package "@scope/z/deep".', 'Install it in the project (`npm install @scop'],
    ]);
  });

  it('at run time is reported, and the others are loaded', async () => {
    await write({ 'a.tsx': "throw new Error('No window.');", 'b.tsx': 'export default () => <p>B</p>;' });
    const { value, problems } = await load({ file: 'a.tsx' }, { file: 'b.tsx' });
    expect([...value.exports.keys()]).toEqual(['b.tsx']);
    expect(problems).toEqual([
      {
        code: 'bundle/failed',
        severity: 'error',
        message: 'The module threw an error when it was loaded: No window.',
        hint: 'Use browser globals only in effects or in modules that begin with "use client": pages and MDX run during the build.',
        place: { file: 'a.tsx', line: 1, column: 1 },
      },
    ]);
  });
});

describe('code that needs a browser', () => {
  /** What a page of these files uses outside of islands, with its places. */
  async function usesOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
    await write(files);
    const { run } = openSession({ name: 'test' });
    const watched = watchReact();
    const { value } = await loadModules({ root, sources: [{ file: 'page.jsx' }], runtime: watched.runtime, onLook: () => {}, run });
    const Page = defaultExports(value.exports).get('page.jsx');
    if (Page === undefined) throw new Error('No component.');
    renderToStaticMarkup(<Page />);
    return watched.takeUses().map(({ name, stack }) => {
      const place = value.placeOf(stack);
      return `${name} ${place?.file}:${place?.line}`;
    });
  }

  const button = 'export const Button = ({ onPress }) => <button onClick={onPress}>x</button>;\n';
  const counter = `'use client';
import { useState } from 'react';
import { Button } from './button.jsx';
export const Counter = () => { const [count, set] = useState(0); return <Button onPress={() => set(count + 1)} />; };
`;

  it('is noted with its line, also in a component that the page imports', async () => {
    const page = `import { useEffect, useMemo } from 'react';
import { Button } from './button.jsx';

export default function Page() {
  useMemo(() => 1, []);
  useEffect(() => {}, []);
  return <Button onPress={() => {}} />;
}
`;
    expect(await usesOf({ 'page.jsx': page, 'button.jsx': `// Parts\n${button}` })).toEqual([
      'useEffect page.jsx:6',
      'onClick button.jsx:2',
    ]);
  });

  it('may be in an island, and a page may pass a handler to a component', async () => {
    const page = `import { Counter } from './counter.jsx';
import { Button } from './button.jsx';
export default () => <div><Counter onPick={() => {}} /><Button /></div>;
`;
    expect(await usesOf({ 'page.jsx': page, 'counter.jsx': counter, 'button.jsx': button })).toEqual([]);
  });
});
