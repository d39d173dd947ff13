import { createProblem, type Place, type Problem } from '../model/problem.ts';
import { textLimits } from '../model/textLimits.ts';
import { unreadReason } from './unreadReason.ts';

interface UnreadInclude {
  /** As written. */
  readonly path: string;
  /** `cycle`, `expression`, `region`, `size`, `outside`, `irregular`, or the code of the system. */
  readonly reason: string;
  readonly include: { readonly region?: string | undefined; readonly lines?: string | undefined };
}

/** A file that a document includes and that gqldocs cannot put into it. */
export function unreadInclude({ path, reason, include: { region, lines } }: UnreadInclude, place: Place): Problem {
  const part = region === undefined ? `lines ${lines ?? ''}` : `region "${region}"`;
  const reasons: Readonly<Record<string, readonly [message: string, hint: string]>> = {
    ENOENT: [
      `There is no file "${path}" to include.`,
      'Create the file, or correct the path: it is relative to this file, or begins with "/" or "@/" for the folder of the documents.',
    ],
    outside: [`Cannot include "${path}": it is outside of the repository.`, 'Copy the file into the repository.'],
    cycle: [`Cannot include "${path}": it includes itself, or is nested too deeply.`, 'Remove one of the includes.'],
    expression: [`Cannot show "${path}" in an expression, so the page omits it.`, 'Write the element outside of braces.'],
    region: [
      `Cannot include "${path}": it has no ${part}.`,
      'Correct the name, or mark the part with "#region name" and "#endregion name" in comments.',
    ],
    size: [
      `Cannot include "${path}": the document would have more than ${textLimits.length.toLocaleString('en')} characters.`,
      'Include less.',
    ],
  };
  const [message, hint] = reasons[reason] ?? [
    `Cannot include "${path}": ${unreadReason(reason, {})}.`,
    'Replace it with a regular file that you may read.',
  ];
  return createProblem('document/include', { message, hint, place });
}
