import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brokenLinks } from './brokenLinks.js';
import { exportedNames, forgottenEntries } from './exportedNames.js';

/**
 * Problems of a built site of one package, as texts: differences between the compiler's exports and the site's names, unknown entry points,
 * and broken internal links. `folder` has the `node_modules` with the package, `site` is the output.
 */
export function checkSite({ folder, name, site }) {
  const routes = readRoutes(site);
  const listed = listedNames({ name, routes });
  return [
    ...wrongNames({ folder, listed }),
    ...forgottenEntries({ folder, name, specifiers: [...listed.keys()] }).map((specifier) => `${specifier} is missing`),
    ...brokenLinks({ folder: site, routes, files: listFiles(site) }),
  ];
}

/** How many entry points a site has, and names in them. */
export function countNames({ name, site }) {
  const listed = listedNames({ name, routes: readRoutes(site) });
  return { entryPoints: listed.size, names: [...listed.values()].reduce((sum, { names }) => sum + names.size, 0) };
}

function readRoutes(site) {
  return JSON.parse(readFileSync(join(site, 'routes.json'), 'utf8'));
}

function listedNames({ name, routes }) {
  return new Map(
    routes.flatMap(({ exports, unlisted = [], title, kind }) => {
      if (exports === undefined) return [];
      // What a CommonJS module is has a page, and no name that could be imported.
      const names = exports.map((entry) => entry.name).filter((entry) => entry !== 'export=');
      return [[kind === 'module' ? title : name, { names: new Set(names), unlisted: new Set(unlisted) }]];
    }),
  );
}

function wrongNames({ folder, listed }) {
  const exported = exportedNames({ folder, specifiers: [...listed.keys()] });
  return [...listed].flatMap(([specifier, { names, unlisted }]) => {
    const expected = exported.get(specifier);
    if (expected === undefined) return [`${specifier} is no entry point with types`];
    const all = new Set([...expected.names, ...expected.hidden]);
    const missing = [
      ...expected.names.filter((candidate) => !names.has(candidate)),
      ...expected.hidden.filter((candidate) => !names.has(candidate) && !unlisted.has(candidate)),
    ];
    const additional = [...names, ...unlisted].filter((candidate) => !all.has(candidate));
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
