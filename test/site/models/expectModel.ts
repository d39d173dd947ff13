import { expect } from 'vitest';
import { extract, type UserPackage } from '../../../renderer/index.ts';
import { loadApi } from '../SiteTest.ts';
import { type ExtractedModel, extractModel } from './extractModel.ts';

export interface ExpectModelRequest {
  /** Absolute folder of the package. */
  readonly folder: string;
  /** Options of the package in the configuration. Default: none. */
  readonly options?: Partial<UserPackage> | undefined;
  readonly print: (model: ExtractedModel) => string;
  /** Absolute path of the committed file. */
  readonly file: string;
}

/**
 * Expects the model that a committed file has of a package, from `dist/` (with the TypeDoc of our build, in a worker thread).
 * `npx vitest run --project site test/site/models -u` writes the files again.
 */
export async function expectModel({ folder, options, print, file }: ExpectModelRequest): Promise<void> {
  const { extract } = await loadApi();
  await expect(print(await extractModel({ extract, folder, options }))).toMatchFileSnapshot(file);
}

/** Expects that the sources (with TypeDoc as it is installed) extract the same as `dist/`. */
export async function expectSameFromSources({ folder, options }: Pick<ExpectModelRequest, 'folder' | 'options'>): Promise<void> {
  const built = await loadApi();
  const fromDist = await extractModel({ extract: built.extract, folder, options });
  expect(await extractModel({ extract, folder, options })).toEqual(fromDist);
}
