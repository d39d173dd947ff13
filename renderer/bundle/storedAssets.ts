import type { Assets, OutputFile } from '../model/page.ts';

/** `Assets` as JSON. */
export interface StoredAssets extends Omit<Assets, 'islands' | 'files'> {
  readonly islands: readonly (readonly [string, string])[];
  /** Path, and contents in base64. */
  readonly files: readonly (readonly [string, string])[];
}

export function storeAssets({ islands, files, ...rest }: Assets): StoredAssets {
  return {
    ...rest,
    islands: [...islands],
    files: files.map(({ path, contents }) => [path, Buffer.from(contents).toString('base64')]),
  };
}

export function restoreAssets({ islands, files, ...rest }: StoredAssets): Assets {
  return {
    ...rest,
    islands: new Map(islands),
    files: files.map(([path, contents]): OutputFile => ({ path, contents: Buffer.from(contents, 'base64') })),
  };
}
