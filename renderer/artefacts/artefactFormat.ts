import type { ApiPackage } from '../model/api.ts';
import type { PackageConfig } from '../model/config.ts';
import type { Problem } from '../model/problem.ts';

/*
 * An artefact is one package's API model in a file: lines of JSON, each of which is small however large the package is.
 *
 * 1. the head: what wrote it, and how;
 * 2. the package without its lists;
 * 3. an entry of a list, a problem or a picture in each line;
 * 4. the end, with the number of lines before it and the hash of their bytes.
 *
 * Which fields a package has, and which of them are lists, is nowhere said here: whatever the model has is written and read, and
 * the head has the hash of the model's own definition, so that an artefact of another shape is told from a damaged one.
 * Places are relative to the package's folder; who reads an artefact knows where that is.
 */

/** Grows when lines mean something else. What the model holds has a version of its own: its hash. */
export const formatVersion = 1;

/** What an artefact's file begins with. */
export const formatMark = '{"artefact":"gqldocs",';

/** How artefacts' files end, so that they are found in a folder. */
export const fileEnding = '.gqldocs.jsonl';

/** Folder of a package's artefact within the package. */
export const artefactFolder = '.gqldocs';

export interface ArtefactHead {
  readonly artefact: 'gqldocs';
  readonly version: number;
  /** Hash of the model's definition. */
  readonly model: string;
  /** Version of what wrote it, for messages. */
  readonly generator: string;
  /** The package's folder relative to the artefact's, where that is inside of it: `..`. */
  readonly folder?: string | undefined;
  readonly options: ArtefactOptions;
}

/** What the package was extracted with: its config without what depends on the machine. */
export interface ArtefactOptions extends Omit<PackageConfig, 'path' | 'artefact' | 'ref' | 'tsconfig'> {
  /** Relative to the package's folder. */
  readonly tsconfig?: string | undefined;
}

type ListName = { [Key in keyof ApiPackage]-?: NonNullable<ApiPackage[Key]> extends readonly unknown[] ? Key : never }[keyof ApiPackage];

/** A package without its lists. */
export type PackageFacts = Omit<ApiPackage, ListName>;

export type ArtefactLine =
  | { readonly package: PackageFacts; readonly lists: readonly string[] }
  | { readonly list: string; readonly entry: unknown }
  | { readonly problem: Problem }
  | { readonly picture: string; readonly base64: string }
  | { readonly end: number; readonly sha256: string };
