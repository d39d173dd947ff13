import type { ProgressEvent, Stage } from '../../renderer/index.ts';
import type { CliIo } from '../io.ts';
import { formatDuration, formatRemaining } from './formatNumbers.ts';
import type { Style } from './style.ts';

/** What the stages of a build do, for people. */
export const stageNames: Readonly<Record<Stage, string>> = {
  wait: 'Waiting for another publication',
  config: 'Reading the config',
  documents: 'Reading documents',
  api: 'Extracting the API',
  bundle: 'Bundling the client',
  plan: 'Planning the site',
  render: 'Rendering pages',
  check: 'Checking links',
  history: 'Reading the API history',
  summaries: 'Writing the search index and lists',
  publish: 'Publishing',
};

/** Shows what a build is doing; `clear` takes it away. */
export interface Progress {
  readonly onProgress: (event: ProgressEvent) => void;
  readonly clear: () => void;
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
  return { onProgress, clear };
}

/** A line for each stage that begins or has ended, and for what is counted. */
export function createVerboseProgress({ stderr }: Pick<CliIo, 'stderr'>): Progress {
  return { onProgress: (event) => void stderr.write(`${describe(event)}\n`), clear: () => undefined };
}

function describe(event: ProgressEvent): string {
  if (event.type === 'stage-end') return `${stageNames[event.stage]}: ${formatDuration(event.milliseconds)}`;
  if (event.type === 'stage-start') return `${stageNames[event.stage]} …`;
  return `${event.done} of ${event.total} ${event.type}${formatRemaining(event.remaining)}`;
}
