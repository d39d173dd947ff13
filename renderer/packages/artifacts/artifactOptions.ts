import { resolve } from 'node:path';
import type { PackageConfig } from '../../model/config.ts';
import { relativePath } from '../../model/relativePath.ts';
import type { ArtifactOptions } from './artifactFormat.ts';

/** The part of a package's config that an artifact stores: everything except paths of this machine. */
export function toOptions({ path, artifact: _, ref: __, tsconfig, ...options }: PackageConfig): ArtifactOptions {
  return { ...options, tsconfig: tsconfig === undefined ? undefined : relativePath(path, tsconfig) };
}

/** The config of a package that was extracted without a config file. */
export function fromOptions({ tsconfig, ...options }: ArtifactOptions, path: string): PackageConfig {
  return { ...options, path, tsconfig: tsconfig === undefined ? undefined : resolve(path, tsconfig) };
}

/**
 * Names of the options, sorted, in which two extractions of a package differ. Two differences are ignored: whether the README is a page,
 * which is decided when the site is planned, and a default label, which is the package's name.
 */
export function differingOptions({ a, b, name }: { readonly a: ArtifactOptions; readonly b: ArtifactOptions; readonly name: string }) {
  const [left, right] = [a, b].map((options) => comparable(options, name));
  const keys = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})]);
  return [...keys].filter((key) => JSON.stringify(left?.[key]) !== JSON.stringify(right?.[key])).toSorted();
}

function comparable(options: ArtifactOptions, name: string): Readonly<Record<string, unknown>> {
  const { entryPoints, readme, label = name } = options;
  const sorted = entryPoints && Object.entries(entryPoints).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...options, readme: readme !== false, label, entryPoints: sorted };
}
