import { join } from 'node:path';
import { joinHref, packageHref } from '../../model/addresses.ts';
import type { ApiPackage } from '../../model/api.ts';
import type { Config } from '../../model/config.ts';
import type { StaticFile } from '../../model/source.ts';
import { packageFolder } from '../../plan/routes/planTextRoutes.ts';

/** The pictures of the packages' texts, as files of the site: each below its package's address, in `files/`. */
export function packagePictures(config: Config, packages: readonly ApiPackage[]): readonly StaticFile[] {
  return packages.flatMap((pkg) => {
    const folder = packageFolder(pkg);
    if (folder === undefined) return [];
    return (pkg.files?.pictures ?? [])
      .filter((path) => !path.startsWith('..'))
      .map((path) => {
        const source = folder === '.' ? path : `${folder}/${path}`;
        const output = joinHref(packageHref(config.api.route, pkg.slug), `files/${path}`).slice(1);
        const contents = pkg.files?.contents?.[path];
        return {
          path: join(config.root, source),
          source,
          output,
          contents: contents === undefined ? undefined : Buffer.from(contents, 'base64'),
        };
      });
  });
}
