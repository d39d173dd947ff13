import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brokenLinks } from './brokenLinks.js';
import { exportedNames } from './exportedNames.js';

/**
 * What is wrong with a built site of one package, in words: names that the compiler exports and the site lacks, or the other way
 * round, and internal links that lead nowhere. `folder` has the `node_modules` with the package, `site` is the output.
 */
export function checkSite({ folder, name, site }) {
  const routes = JSON.parse(readFileSync(join(site, 'routes.json'), 'utf8'));
  return [...wrongNames({ folder, name, routes }), ...brokenLinks({ folder: site, routes, files: listFiles(site) })];
}

function wrongNames({ folder, name, routes }) {
  const listed = new Map(
    routes.flatMap(({ exports, unlisted = [], title, kind }) => {
      if (exports === undefined) return [];
      // What a CommonJS module is has a page, and no name that could be imported.
      const names = exports.map((entry) => entry.name).filter((entry) => entry !== 'export=');
      return [[kind === 'module' ? title : name, new Set([...names, ...unlisted])]];
    }),
  );
  const exported = exportedNames({ folder, specifiers: [...listed.keys()] });
  return [...listed].flatMap(([specifier, names]) => {
    if (!exported.has(specifier)) return [`${specifier} is no entry point with types`];
    const expected = new Set(exported.get(specifier));
    const missing = [...expected].filter((candidate) => !names.has(candidate));
    const additional = [...names].filter((candidate) => !expected.has(candidate));
    return [
      ...missing.map((candidate) => `${candidate} of ${specifier} is missing`),
      ...additional.map((candidate) => `${candidate} is no export of ${specifier}`),
    ];
  });
}

function listFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
