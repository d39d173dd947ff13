import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folders = ['renderer', 'templates', 'client', 'cli'];
const stages = readdirSync(join(root, 'renderer'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** `renderer/checks/checkPlan.ts`, `templates/pages/`: with the whole path. */
const whole = new RegExp(`\`((?:${[...folders, 'test', 'docs/generate'].join('|')})/[\\w./]*)\``, 'g');
/** `checks/checkPlan`: below `renderer/`. A name in camel case tells it from codes and URLs. */
const short = new RegExp(`\`((?:${stages.join('|')})/(?:\\w+/)*[a-z]+[A-Z]\\w*(?:\\.tsx?)?)\``, 'g');

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'])('%s names only files and folders that exist', (file) => {
  expect(missingPaths(readFileSync(join(root, file), 'utf8'))).toEqual([]);
});

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names declarations that exist in the named files', (file) => {
  const named = [...readFileSync(join(root, file), 'utf8').matchAll(/`(\w+)`\s+in\s+`([\w./]+\.tsx?)`/g)];
  const wrong = named.filter(([, name, path = '']) => !new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, path), 'utf8')));
  expect(wrong.map(([text]) => text)).toEqual([]);
});

test('comments name only files and folders that exist', () => {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  expect(sources.length).toBeGreaterThan(100);
  const missing = sources.flatMap((file) => missingPaths(commentsOf(readFileSync(file, 'utf8'))).map((path) => [file, path]));
  expect(missing).toEqual([]);
});

function commentsOf(text: string): string {
  return [...text.matchAll(/^\s*(?:\/\*|\*|\/\/).*$/gm)].join('\n');
}

function missingPaths(text: string): readonly string[] {
  const wholePaths = [...text.matchAll(whole)].map(([, path = '']) => path);
  const shortPaths = [...text.matchAll(short)].map(([, path = '']) => `renderer/${path}`);
  return [...wholePaths, ...shortPaths].filter((path) => !['', '.ts', '.tsx'].some((ending) => existsSync(join(root, path + ending))));
}
