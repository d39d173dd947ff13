import { expect, it } from 'vitest';
import { wrongOptions } from '../../../renderer/diagnostics/wrongOptions.ts';
import type { BuildRequest, CheckRequest } from '../../../renderer/index.ts';

type BooleansOf<Options> = {
  readonly [Name in keyof Options as Exclude<Options[Name], undefined> extends boolean ? Name : never]-?: true;
};

it('takes booleans for every option that is one', () => {
  // The compiler asks for a new option here.
  const given: BooleansOf<CheckRequest & BuildRequest> = {
    strict: true,
    keepsTemporary: true,
    keepsThreads: true,
    external: true,
    coverage: true,
    updateCoverage: true,
  };
  expect(wrongOptions({ call: 'build', given, known: Object.keys(given) })).toEqual([]);
});
