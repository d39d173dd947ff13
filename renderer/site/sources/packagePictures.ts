import { join, posix } from 'node:path';
import { refusedPicture } from '../../diagnostics/api.ts';
import type { Reader } from '../../engine/reader.ts';
import { joinHref, packageHref } from '../../model/addresses.ts';
import type { ApiPackage } from '../../model/api.ts';
import type { Config } from '../../model/config.ts';
import { insideFolder } from '../../model/insideFolder.ts';
import type { Found } from '../../model/problem.ts';
import type { StaticFile } from '../../model/source.ts';
import { cleanPicture, isPictureName } from '../../packages/pictures/cleanPicture.ts';
import { packageFolder } from '../../plan/routes/planTextRoutes.ts';

interface PicturesRequest {
  readonly config: Config;
  readonly packages: readonly ApiPackage[];
  readonly read: Pick<Reader, 'file'>;
}

/**
 * The pictures of the packages' texts, as files of the site: each below its package's address, in `files/`. All that packages publish as
 * files passes here, wherever a package comes from: a picture that could run a script is refused.
 */
export function packagePictures({ config, packages, read }: PicturesRequest): Found<readonly StaticFile[]> {
  const found = packages.flatMap((pkg) =>
    (pkg.files?.pictures ?? []).filter(isPlainPicture).map((path) => readPicture({ pkg, path, config, read })),
  );
  return { value: found.flatMap(({ value }) => value ?? []), problems: found.flatMap(({ problems }) => problems) };
}

interface PictureRequest extends Omit<PicturesRequest, 'packages'> {
  readonly pkg: ApiPackage;
  /** Relative to the package's folder. */
  readonly path: string;
}

function readPicture({ pkg, path, config, read }: PictureRequest): Found<StaticFile | undefined> {
  const folder = packageFolder(pkg);
  const file = folder === undefined ? undefined : insideFolder(join(config.root, folder), path);
  if (file === undefined) return { value: undefined, problems: [] };
  const source = folder === '.' ? path : `${folder}/${path}`;
  // An artifact has its pictures: one that only names a file could copy any file of this machine into the site.
  const given = pkg.files?.contents;
  const own = given !== undefined && Object.hasOwn(given, path) ? Buffer.from(given[path] ?? '', 'base64') : undefined;
  const bytes = given === undefined ? read.file(file) : own;
  if (bytes === undefined) return { value: undefined, problems: [] };
  const picture = cleanPicture(path, bytes);
  if ('fault' in picture) {
    const { reason, line } = picture.fault;
    return { value: undefined, problems: [refusedPicture(reason, { file: source, line })] };
  }
  const output = joinHref(packageHref(config.api.route, pkg.slug), `files/${path}`).slice(1);
  return { value: { path: file, source, output, contents: picture.contents }, problems: [] };
}

/** An artifact may have been edited. */
function isPlainPicture(path: string): boolean {
  return isPictureName(path) && posix.normalize(path) === path && !/^\.\.|^\/|[\\\0]/.test(path);
}
