import { compareText } from '../model/compareText.ts';
import type { Problem } from '../model/problem.ts';

/** By file, line and column, then by code and message; problems without a place last. Equal ones are kept once. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return distinctProblems([...problems].sort(compareProblems));
}

/** Equal ones that follow each other are kept once. */
export function distinctProblems(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter((problem, index) => index === 0 || JSON.stringify(problem) !== JSON.stringify(problems[index - 1]));
}

function compareProblems(a: Problem, b: Problem): number {
  return (
    Number(a.place === undefined) - Number(b.place === undefined) ||
    compareText(a.place?.file ?? '', b.place?.file ?? '') ||
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}
