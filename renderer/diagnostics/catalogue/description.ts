import type { ProblemCode } from '../../model/problem.ts';

/** The page of a problem code in the documentation. Texts are Markdown. */
export interface ProblemDescription {
  /** What failed, as one sentence. */
  readonly summary: string;
  /** Why it happens, and what the consequence is. */
  readonly cause: string;
  /** A block of Markdown that shows the problem. */
  readonly example: string;
  /** What to do, as instructions. */
  readonly fix: string;
}

/** The descriptions of one area: `config/…`. */
export type DescriptionsOf<Area extends string> = Readonly<Record<Extract<ProblemCode, `${Area}/${string}`>, ProblemDescription>>;

/** A fenced block of code. */
export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}
