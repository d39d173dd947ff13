import { dirname, join, relative, resolve } from 'node:path';
import { findCheckout } from '../findCheckout.ts';
import { findPackages } from '../findPackages.ts';
import { textOf } from '../manifest.ts';
import { readManifest } from '../readManifest.ts';
import type { Artifact } from './readArtifactHead.ts';

/**
 * The folder of an artifact's package, or where it would be if its sources were here. Each package needs a folder of its own, because texts
 * link to each other's files by relative paths. Tried in this order: the folder that the artifact names, if that package is there; the
 * package of that name in the workspace of the site; the package's folder in its repository; a folder of its own.
 */
export function findSourceFolder({ file, head, package: pkg }: Artifact, root: string): string {
  const near = head.folder === undefined ? undefined : resolve(dirname(file), head.folder);
  if (near !== undefined && (textOf(readManifest(near)?.name) ?? '') === pkg.name) return near;
  const top = findCheckout(root) ?? root;
  const member = findMember(pkg.name, root) ?? (relative(root, top) === '' ? undefined : findMember(pkg.name, top));
  const directory = pkg.files?.directory ?? '';
  return member ?? (directory === '' ? join(root, pkg.slug) : join(top, directory));
}

function findMember(name: string, root: string): string | undefined {
  return findPackages({ cwd: root, paths: ['.'] }).value.find((member) => member.name === name)?.folder;
}
