import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildGraphqlSite } from './graphqlSite.ts';

const theme = join(import.meta.dirname, '../../templates/theme');

/** The classes that the sheets of an entry of the theme have rules for. */
function classesOf(entry: string): ReadonlySet<string> {
  const sheets = [...readFileSync(join(theme, entry), 'utf8').matchAll(/@import "([^"]+)"/g)].map(([, file = '']) => file);
  const rules = sheets.map((file) => readFileSync(join(theme, file), 'utf8').replace(/\/\*.*?\*\//gs, ''));
  return new Set(rules.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name)));
}

it('pages that get some styles later have nothing that these are for', async () => {
  const { pages } = await buildGraphqlSite();
  const [always, later] = [classesOf('theme.css'), classesOf('later.css')];
  const used = pages
    .filter(({ html }) => html.includes(' data-later="'))
    .flatMap(({ route, html }) =>
      [...html.matchAll(/ class="([^"]*)"/g)]
        .flatMap(([, names = '']) => names.split(' '))
        .filter((name) => later.has(name) && !always.has(name))
        .map((name) => `${name} on ${route.path}`),
    );
  expect(later).toContain('card');
  expect(used).toEqual([]);
  expect(pages.filter(({ html }) => html.includes(' data-later="')).length).toBeGreaterThan(pages.length / 2);
});
