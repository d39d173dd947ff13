import type { ProgressEvent, Stage } from '../../renderer/index.ts';
import type { CliIo } from '../io.ts';
import { formatRemaining } from './formatRemaining.ts';
import { stageNames } from './stageNames.ts';
import type { Style } from './style.ts';

/** Shows what a build is doing; `clear` takes it away. */
export interface Progress {
  readonly onProgress: (event: ProgressEvent) => void;
  readonly clear: () => void;
  /** Whether each stage that has ended has a line that stays. */
  readonly listsStages: boolean;
}

/** One line of a terminal, drawn again at each event: the stages that run, how far they are, and how long that will take. */
export function createLiveProgress({ stderr, columns }: Pick<CliIo, 'stderr' | 'columns'>, style: Style): Progress {
  const running = new Set<Stage>();
  const counts = new Map<Stage, string>();
  let isDrawn = false;
  const clear = () => {
    if (isDrawn) stderr.write('\r\x1b[2K');
    isDrawn = false;
  };
  const draw = () => {
    clear();
    const text = [...running].map((stage) => `${stageNames[stage]}${counts.get(stage) ?? ''}`).join(', ');
    if (text === '') return;
    stderr.write(style.dim(`${text.slice(0, columns - 2)}…`));
    isDrawn = true;
  };
  const onProgress = (event: ProgressEvent) => {
    if (event.type === 'stage-start') running.add(event.stage);
    else if (event.type === 'stage-end') running.delete(event.stage);
    else counts.set(event.type === 'pages' ? 'render' : 'api', ` ${event.done}/${event.total}${formatRemaining(event.remaining)}`);
    draw();
  };
  return { onProgress, clear, listsStages: false };
}
