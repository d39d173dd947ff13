import { exceedingText } from '../diagnostics/documents.ts';
import { findExcess } from '../documents/limits/findExcess.ts';
import { defineTask } from '../engine/task.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import { memoize } from '../model/memoize.ts';
import { packageTexts } from '../model/packageTexts.ts';
import type { Problem } from '../model/problem.ts';

/** READMEs, lists of changes and comments that are shown as they are written, since parsing them would take too long. Each is reported once. */
export const exceedingTexts = defineTask({
  name: 'exceeding-texts',
  storage: { kind: 'bucket' },
  run: ({ packages }: Pick<ApiModel, 'packages'>): readonly Problem[] => [
    ...new Map(packages.flatMap((pkg) => [...problemsOf(pkg)])).values(),
  ],
});

/** By place and length of the text. */
type TextProblems = ReadonlyMap<string, Problem>;

/** Those of a package, which a session need not look for again when another package changes. */
const problemsOf = memoize(findProblems, new WeakMap());

function findProblems(pkg: ApiPackage): TextProblems {
  const texts = new Map(packageTexts(pkg).map((text) => [JSON.stringify([text.place, text.text.length]), text]));
  return new Map(
    [...texts].flatMap(([key, { text, place }]) => {
      const excess = findExcess(text);
      if (excess === undefined) return [];
      const line = place?.line === undefined ? undefined : place.line + excess.line - 1;
      return [[key, exceedingText('api/limit', excess.limit, place && { ...place, line, column: undefined })] as const];
    }),
  );
}
