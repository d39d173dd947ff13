import { moduleHref } from '../../model/addresses.ts';
import type { Config } from '../../model/config.ts';
import type { OmittedPackage } from '../../model/plan.ts';
import { relativePath } from '../../model/relativePath.ts';

/** Where the packages would be that the site omits because of an error. Nothing below is known, so no link to it is wrong. */
export function omittedPackages({ root, api }: Pick<Config, 'root' | 'api'>, slugs: readonly string[]): readonly OmittedPackage[] {
  const left = new Set(slugs);
  const isAll = api.packages.every(({ slug }) => left.has(slug));
  return api.packages
    .filter(({ slug }) => left.has(slug))
    .map(({ slug, path }) => ({
      slug,
      // With a single package, the address of the reference forwards to it.
      href: isAll ? api.route : moduleHref({ api: api.route, slug, module: '' }),
      folder: relativePath(root, path),
    }));
}

/** Whether a path is of an omitted package: a route, a file or a name. */
export function isOmitted(omitted: readonly OmittedPackage[], of: 'page' | 'source' | 'name', path: string): boolean {
  if (of === 'name') return omitted.length > 0;
  return omitted.some((one) => {
    const top = of === 'page' ? one.href : one.folder;
    return top !== '' && (path === top || path.startsWith(`${top}/`));
  });
}
