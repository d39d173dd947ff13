import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface SourceFile {
  readonly file: string;
  readonly imports: readonly string[];
}

/** What each folder may import of the others, as in ARCHITECTURE.md. */
const allowed: readonly (readonly [from: RegExp, to: readonly RegExp[]])[] = [
  [/^renderer\/model\//, [/^renderer\/model\//]],
  [/^templates\/shell\//, [/^templates\/shell\//, /^renderer\/model\//]],
  [/^templates\//, [/^templates\//, /^renderer\/model\//]],
  [/^client\//, [/^client\//, /^templates\/shell\//, /^renderer\/model\//]],
  [/^renderer\//, [/^renderer\//, /^templates\//]],
  [/^cli\//, [/^cli\//, /^renderer\//]],
];

/** Packages that only some places may know. */
const reserved: readonly (readonly [name: RegExp, by: RegExp])[] = [
  [/^typedoc$/, /^renderer\/api\//],
  [/^typescript$/, /^renderer\/(api\/|config\/locateKey\.ts)/],
  [/^esbuild$/, /^renderer\/(bundle|config)\//],
  [/^react-dom\/server$/, /^renderer\/(pages\/|documents\/|bundle\/wrapIsland)/],
  [/^react-dom\/client$/, /^client\//],
  [/^commander$/, /^cli\//],
  [
    /^(node:)?fs(\/promises)?$/,
    /^(cli\/|renderer\/(.*\/)?((read|load|write|run|bundle|watch|serve|find|list|extract)\w*|\w*(Sink|Cache)|packageRoot|islandWrappers|packageInfo|guardIncludes)\.tsx?$)/,
  ],
];

describe('the arrows between folders', () => {
  const files = ['renderer', 'templates', 'client', 'cli'].flatMap(sourceFiles);

  it('finds the sources', () => {
    expect(files.length).toBeGreaterThan(60);
  });

  it.each(files.map(({ file, imports }) => [file, imports] as const))('%s imports only what it may', (file, imports) => {
    const rules = allowed.find(([from]) => from.test(file))?.[1] ?? [];
    const inside = imports.filter((name) => name.startsWith('.')).map((name) => posix.join(dirname(file), name));
    expect(inside.filter((target) => !rules.some((rule) => rule.test(target)))).toEqual([]);
    const packages = imports.filter((name) => !name.startsWith('.'));
    expect(packages.filter((name) => reserved.some(([pattern, by]) => pattern.test(name) && !by.test(file)))).toEqual([]);
  });
});

function sourceFiles(folder: string): readonly SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: path.slice(root.length + 1).replaceAll('\\', '/'), imports: importsOf(readFileSync(path, 'utf8')) }));
}

/** Specifiers of imports that stay at run time or bring types, static and dynamic. */
function importsOf(text: string): readonly string[] {
  return [...text.matchAll(/^(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm)].map(
    ([, a, b, c]) => a ?? b ?? c ?? '',
  );
}
