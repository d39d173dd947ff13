import { expect } from 'vitest';
import { type ExtractedModel, extractModel, type ModelRequest } from './extractModel.ts';

export interface ExpectModelRequest extends ModelRequest {
  readonly print: (model: ExtractedModel) => string;
  /** Absolute path of the committed file. */
  readonly file: string;
}

/**
 * Expects the model that a committed file has of a package, from `dist/`.
 * `npx vitest run --project site test/site/models -u` writes the files again.
 */
export async function expectModel({ folder, options, print, file }: ExpectModelRequest): Promise<void> {
  await expect(print(await extractModel({ folder, options }))).toMatchFileSnapshot(file);
}
