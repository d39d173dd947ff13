import type { ProgressEvent } from '../../renderer/index.ts';
import type { CliIo } from '../io.ts';
import type { Progress } from './createLiveProgress.ts';
import { formatDuration } from './formatDuration.ts';
import { formatRemaining } from './formatRemaining.ts';
import { stageNames } from './stageNames.ts';

/** A line for each stage that has ended; with `isVerbose` also for each that begins, and for what is counted. */
export function createPlainProgress({ stderr }: Pick<CliIo, 'stderr'>, isVerbose: boolean): Progress {
  return { onProgress: (event) => writeLine(describe(event, isVerbose)), clear: () => undefined, listsStages: true };

  function writeLine(text: string | undefined): void {
    if (text !== undefined) stderr.write(`${text}\n`);
  }
}

function describe(event: ProgressEvent, isVerbose: boolean): string | undefined {
  if (event.type === 'stage-end') return `${stageNames[event.stage]}: ${formatDuration(event.milliseconds)}`;
  if (!isVerbose) return undefined;
  if (event.type === 'stage-start') return `${stageNames[event.stage]} …`;
  return `${event.done} of ${event.total} ${event.type}${formatRemaining(event.remaining)}`;
}
