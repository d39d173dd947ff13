import { createClosest, type FindClosest } from '../../diagnostics/closest.ts';
import { importedPackage } from '../../model/importedPackage.ts';
import type { ExternalNames } from '../../model/inventory.ts';
import type { Links, NameSpace } from '../../model/links.ts';
import { memoize } from '../../model/memoize.ts';
import type { LinkSpace } from '../../model/plan.ts';
import { typedPackage } from '../../model/specifierOf.ts';
import { findGone } from './goneNames.ts';
import { isOmitted } from './omittedPackages.ts';
import { resolveImport } from './resolveImport.ts';

/** Answers questions to a link space by looking them up. */
export function createLinks(space: LinkSpace): Links {
  const nearest = new Map<string, string | undefined>();
  const candidates: Readonly<Record<NameSpace, () => readonly string[]>> = {
    // Authors don't have names of further versions in mind.
    symbols: () => [...space.byName.keys()].filter((name) => !name.includes('!')),
    pages: () => [...space.byHref.keys()],
    files: () => [...space.files].map((name) => `/${name}`),
    sources: () => [...space.bySource.keys(), ...space.outputOf.keys()],
  };
  const findClosest = memoize((names: NameSpace) =>
    names === 'symbols' ? createClosest(candidates[names]()) : createNearestPage(candidates[names]()),
  );
  return {
    page: (href) => space.byHref.get(href),
    address: (id) => space.bySymbol.get(id),
    named: (name) => space.byName.get(name),
    imported: (module, name) => resolveImport(space, module, name),
    gone: (code) => findGone(space, code),
    hasModule: (module) => space.modules.has(module),
    slug: (packageName) => space.slugs.get(packageName),
    source: (file) => space.bySource.get(file),
    draft: (name) => space.drafts.get(name),
    external: (packageName, name) => findExternal(space.external, packageName, name),
    hasFile: (path) => space.files.has(path),
    isOmitted: (of, name) => isOmitted(space.omitted, of, name) || (of === 'name' && isUnread(space.external, name)),
    outputOf: (source) => space.outputOf.get(source),
    item: (href) => space.itemAt.get(href),
    nearest: (names, name) => {
      const key = `${names} ${name}`;
      // An inherited comment repeats its broken links on many pages.
      if (!nearest.has(key)) nearest.set(key, findClosest(names)(name));
      return nearest.get(key);
    },
  };
}

/** Whether a name is of a package whose inventory could not be read, which is a problem of its own. */
function isUnread(external: LinkSpace['external'], name: string): boolean {
  const [packageName = '', symbol] = name.split('!');
  return symbol !== undefined && external.get(packageName)?.size === 0;
}

/**
 * Address of something that another package exports, as that package's own site has it. Types of `@types/node` are those of `node`;
 * a part of a package (`graphql/language`) is of the package.
 */
export function findExternal(external: ExternalNames, module: string, name: string): string | undefined {
  const packageName = importedPackage(module) ?? '';
  const names = external.get(packageName) ?? external.get(typedPackage(packageName));
  return names?.get(name);
}

/**
 * Finds the page or file that an address without one most likely meant: the only one with the same last part (`/docs/type` means
 * `/api/graphql/module/type`), or else the one whose address is spelled alike.
 */
export function createNearestPage(hrefs: readonly string[]): FindClosest {
  const closest = createClosest(hrefs, (href) => lastPart(href).replace(/\.\w+$/, '').length);
  return (href) => {
    const [page, ...others] = hrefs.filter((known) => lastPart(known) === lastPart(href));
    return page !== undefined && others.length === 0 && page !== href ? page : closest(href);
  };
}

function lastPart(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1).toLowerCase();
}
