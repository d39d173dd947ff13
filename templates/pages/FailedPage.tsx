import type { ReactNode } from 'react';
import type { FramedProblem } from '../../renderer/model/live.ts';
import type { Messages } from '../../renderer/model/messages.ts';

export interface FailedPageProps {
  readonly title: string;
  /** What is wrong, for authors. Empty on a published page. */
  readonly problems: readonly FramedProblem[];
  readonly messages: Messages;
}

/** Says in the place of a page's content that it cannot be shown, and to its author why. */
export function FailedPage({ title, problems, messages }: FailedPageProps): ReactNode {
  return (
    <article className="prose">
      <h1>{title}</h1>
      <p>{messages.failedPage}</p>
      {problems.map((problem) => (
        <FailedReason key={`${problem.code} ${formatPlace(problem)} ${problem.message}`} problem={problem} />
      ))}
    </article>
  );
}

function FailedReason({ problem }: { readonly problem: FramedProblem }): ReactNode {
  const { message, code, hint, place, frame } = problem;
  return (
    <aside className="admonition admonition-danger" role="note">
      <p className="admonition-title">{message}</p>
      <p>
        <code>{formatPlace(problem)}</code> ({code})
      </p>
      {frame.length > 0 && (
        <pre className="failed-frame">
          <code>
            {frame.map(({ line, text }) => `${line === place?.line ? '>' : ' '} ${String(line).padStart(4)} | ${text}\n`).join('')}
          </code>
        </pre>
      )}
      {hint !== undefined && <p>{hint}</p>}
    </aside>
  );
}

function formatPlace({ place }: FramedProblem): string {
  return [place?.file, place?.line, place?.column].filter((part) => part !== undefined).join(':');
}
