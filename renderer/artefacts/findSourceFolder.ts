import { dirname, join, relative, resolve } from 'node:path';
import { findCheckout } from '../packages/findCheckout.ts';
import { findPackages } from '../packages/findPackages.ts';
import { textOf } from '../packages/manifest.ts';
import { readManifest } from '../packages/readManifest.ts';
import type { Artefact } from './readArtefactHead.ts';

/**
 * Where the package of an artefact is, or would be if its sources were here: texts of packages lead to each other's files by relative
 * paths, so that each needs its own place. First where the artefact says, if that package is there; else where the workspace around
 * the site has a package of that name; else where the package is in its repository; else a folder of its own.
 */
export function findSourceFolder({ file, head, package: pkg }: Artefact, root: string): string {
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
