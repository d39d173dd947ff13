import { join } from 'node:path';
import { joinHref, packageHref } from '../../model/addresses.ts';
import type { ApiPackage } from '../../model/api.ts';
import type { Config } from '../../model/config.ts';
import { insideFolder } from '../../model/insideFolder.ts';
import type { StaticFile } from '../../model/source.ts';
import { packageFolder } from '../../plan/routes/planTextRoutes.ts';

/** The pictures of the packages' texts, as files of the site: each below its package's address, in `files/`. */
export function packagePictures(config: Config, packages: readonly ApiPackage[]): readonly StaticFile[] {
  return packages.flatMap((pkg) => {
    const folder = packageFolder(pkg);
    if (folder === undefined) return [];
    return (pkg.files?.pictures ?? []).flatMap((path) => {
      const file = insideFolder(join(config.root, folder), path);
      const known = pkg.files?.contents;
      // An artifact has its pictures: one that only names a file could copy any file of this machine into the site.
      if (file === undefined || (known !== undefined && !Object.hasOwn(known, path))) return [];
      const source = folder === '.' ? path : `${folder}/${path}`;
      const output = joinHref(packageHref(config.api.route, pkg.slug), `files/${path}`).slice(1);
      const contents = known?.[path];
      return {
        path: file,
        source,
        output,
        contents: contents === undefined ? undefined : Buffer.from(contents, 'base64'),
      };
    });
  });
}
