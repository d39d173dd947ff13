import type { TestExamplesReport } from '../../renderer/index.ts';
import { formatCount } from './formatCount.ts';
import { formatDuration } from './formatDuration.ts';
import type { Style } from './style.ts';

/** The last line of a run of examples: how many ran and how many passed. */
export function formatTests({ ok, examples, passed, skipped, assertions, milliseconds }: TestExamplesReport, style: Style): string {
  if (!ok && examples === 0) return `${style.red('No example ran')} in ${formatDuration(milliseconds)}`;
  const left = skipped === 0 ? '' : `, ${skipped} skipped`;
  const failed = examples - passed;
  const outcome = failed === 0 ? `${formatCount(examples, 'example')} passed` : `${failed} of ${formatCount(examples, 'example')} failed`;
  const head = ok ? style.green(outcome) : style.red(outcome);
  return `${head} with ${formatCount(assertions, 'assertion')} in ${formatDuration(milliseconds)}${left}`;
}
