import { isAbsolute, relative, resolve } from 'node:path';
import type { PackageConfig } from '../model/config.ts';
import type { ArtefactOptions } from './artefactFormat.ts';

/** What of a package's config an artefact keeps: all but where things are on this machine. */
export function toOptions({ path, artefact: _, ref: __, tsconfig, ...options }: PackageConfig): ArtefactOptions {
  return { ...options, tsconfig: tsconfig === undefined ? undefined : relative(path, tsconfig).replaceAll('\\', '/') };
}

/** The config of a package that nobody configured but who extracted it. */
export function fromOptions({ tsconfig, ...options }: ArtefactOptions, path: string): PackageConfig {
  return { ...options, path, tsconfig: tsconfig === undefined ? undefined : resolve(path, tsconfig) };
}

/**
 * Names of the options, sorted, in which two extractions of a package differ. Whether its README is a page of its own is decided when
 * the site is planned, and a label that nobody gave is the package's name: neither is a difference.
 */
export function differingOptions({ a, b, name }: { readonly a: ArtefactOptions; readonly b: ArtefactOptions; readonly name: string }) {
  const [left, right] = [a, b].map((options) => comparable(options, name));
  const keys = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})]);
  return [...keys].filter((key) => JSON.stringify(left?.[key]) !== JSON.stringify(right?.[key])).toSorted();
}

function comparable(options: ArtefactOptions, name: string): Readonly<Record<string, unknown>> {
  const { entryPoints, readme, label = name } = options;
  const sorted = entryPoints && Object.entries(entryPoints).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...options, readme: readme !== false, label, entryPoints: sorted };
}

/** Whether a path is a folder itself or inside of it. */
export function contains(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..';
}
