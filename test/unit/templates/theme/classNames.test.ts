import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/** The names of classes that the stylesheets of a folder have rules for. */
function classesIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.css'));
  const rules = files.map((name) => readFileSync(join(root, folder, name), 'utf8').replace(/\/\*.*?\*\//gs, ''));
  return new Set(rules.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name)));
}

test('the theme has no rules for the classes of the home page that the site of GraphQL.js wrote itself', () => {
  const ofTheme = classesIn('templates/theme');
  const own = [...classesIn('content/home')];
  expect(own).toContain('home-hero');
  expect(own.filter((name) => ofTheme.has(name))).toEqual([]);
});
