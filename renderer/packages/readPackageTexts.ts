import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, posix, relative } from 'node:path';
import type { Markdown, PackageFiles } from '../model/api.ts';
import { findCheckout } from './findCheckout.ts';
import { findText } from './findText.ts';
import { isRecord, type Manifest, textOf } from './manifest.ts';
import { textTargets } from './textTargets.ts';

export interface PackageTexts {
  readonly readme?: Markdown | undefined;
  readonly changelog?: Markdown | undefined;
  readonly files: PackageFiles;
  /** Absolute paths of all files that were read, or would have been. */
  readonly read: readonly string[];
}

export interface TextsRequest {
  /** Absolute folder of the package. */
  readonly folder: string;
  /** The same relative to the project's root: places are below it. */
  readonly shown: string;
  readonly manifest: Manifest;
}

/**
 * Reads a package's README and CHANGELOG, and finds which of the files that they lead to are there: pictures come along into the site,
 * whatever else stays in the repository. Nothing outside of the package's folder is taken, links of the file system included.
 */
export function readPackageTexts({ folder, shown, manifest }: TextsRequest): PackageTexts {
  const readme = readText({ folder, shown, name: 'readme' });
  const changelog = readText({ folder, shown, name: 'changelog' });
  const targets = [readme, changelog].flatMap((text) => (text === undefined ? [] : textTargets(text.text)));
  const paths = [
    ...new Set(targets.filter((path) => !path.startsWith('/')).map((path) => posix.normalize(path.replaceAll('\\', '/')))),
  ].toSorted();
  const checkout = findCheckout(folder);
  const files = {
    pictures: paths.filter((path) => isPicture(folder, path)),
    missing: checkout === undefined ? [] : paths.filter((path) => isMissing({ folder, checkout, path })),
    directory: directoryOf({ folder, checkout, manifest }),
  };
  const texts = [readme, changelog].flatMap((text) => (text?.place === undefined ? [] : [posix.basename(text.place.file)]));
  return { readme, changelog, files, read: [...texts, ...paths].map((path) => join(folder, path)) };
}

function readText({
  folder,
  shown,
  name,
}: {
  readonly folder: string;
  readonly shown: string;
  readonly name: 'readme' | 'changelog';
}): Markdown | undefined {
  const file = findText(folder, name);
  if (file === undefined) return undefined;
  try {
    const text = readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, '');
    return { text, place: { file: [shown, file].filter((part) => part !== '').join('/'), line: 1, column: 1 } };
  } catch {
    return undefined;
  }
}

/** Bigger ones are rather films than pictures, and better left where they are. */
const biggestPicture = 5_000_000;

function isPicture(folder: string, path: string): boolean {
  if (!/\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(path)) return false;
  try {
    const file = realpathSync(join(folder, path));
    const stats = statSync(file);
    if (!contains(realpathSync(folder), file) || !stats.isFile() || stats.size > biggestPicture) return false;
    return !/\.svg$/i.test(path) || isHarmless(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}

/** An SVG that is opened by itself is a page of our site: what might run or reach out there doesn't come along. */
function isHarmless(svg: string): boolean {
  return !/<script|<foreignObject|<iframe|<handler|<!ENTITY|<\?xml-stylesheet|@import|\bon\w+\s*=|javascript:|data:text/i.test(svg);
}

function isMissing({ folder, checkout, path }: { readonly folder: string; readonly checkout: string; readonly path: string }): boolean {
  const file = join(folder, path);
  return contains(checkout, file) && !existsSync(file);
}

function directoryOf({
  folder,
  checkout,
  manifest,
}: Pick<TextsRequest, 'folder' | 'manifest'> & { readonly checkout: string | undefined }): string {
  const written = isRecord(manifest.repository) ? textOf(manifest.repository.directory) : undefined;
  const found = written ?? (checkout === undefined ? '' : relative(checkout, folder));
  return posix.normalize(`/${found.replaceAll('\\', '/')}`).replace(/^\/+|\/+$/g, '');
}

function contains(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..';
}
