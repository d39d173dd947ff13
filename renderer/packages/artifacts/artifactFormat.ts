import { resolve } from 'node:path';
import type { ApiPackage } from '../../model/api.ts';
import type { PackageConfig } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';

/*
 * An artifact is one package's API model in a file. It consists of lines of JSON, each of which is small however large the package is:
 *
 * 1. the head: which version wrote it, with which options;
 * 2. the package without its lists;
 * 3. an entry of a list, a problem or a picture in each line;
 * 4. the end, with the number of lines before it and the hash of their bytes.
 * The format does not list the fields of a package: it writes and reads whatever the model has. The head has the hash of the model's
 * definition, which distinguishes an artifact of another format from a damaged one. Places are relative to the package's folder; the reader
 * of an artifact knows that folder.
 */

/** Increases when the meaning of lines changes. The model has a version of its own: its hash. */
export const formatVersion = 1;

/** The first bytes of every artifact. */
export const formatMark = '{"artifact":"gqldocs",';

/** How artifacts' files end, so that they are found in a folder. */
export const fileEnding = '.gqldocs.jsonl';

/** Folder of a package's artifact within the package. */
export const artifactFolder = '.gqldocs';

export interface ArtifactHead {
  readonly artifact: 'gqldocs';
  readonly version: number;
  /** Hash of the model's definition. */
  readonly model: string;
  /** Version of gqldocs that wrote it, for messages. */
  readonly generator: string;
  /** The package's folder relative to the artifact's, where that is inside of it: `..`. */
  readonly folder?: string | undefined;
  readonly options: ArtifactOptions;
}

/** The options of the extraction: the package's config without values that depend on the machine. */
interface ArtifactOptions extends Omit<PackageConfig, 'path' | 'artifact' | 'ref' | 'tsconfig'> {
  /** Relative to the package's folder. */
  readonly tsconfig?: string | undefined;
}

type ListName = { [Key in keyof ApiPackage]-?: NonNullable<ApiPackage[Key]> extends readonly unknown[] ? Key : never }[keyof ApiPackage];

/** A package without its lists. */
export type PackageFacts = Omit<ApiPackage, ListName>;

export type ArtifactLine =
  | { readonly package: PackageFacts; readonly lists: readonly string[] }
  | { readonly list: string; readonly entry: unknown }
  | { readonly problem: Problem }
  | { readonly picture: string; readonly base64: string }
  | { readonly end: number; readonly sha256: string };

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
