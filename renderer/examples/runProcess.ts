import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

interface ProcessRequest {
  /** Absolute path of the script. */
  readonly script: string;
  readonly argument: string;
  /** Absolute working directory. */
  readonly folder: string;
  /** Milliseconds that it may take. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

export interface ProcessResult {
  /** What it wrote to file descriptor 3. */
  readonly report: string;
  readonly isLate: boolean;
  /** How it ended, where that wasn't as a program should. */
  readonly crash?: string | undefined;
}

/** Bytes of a report; one of 100 failed assertions with long values has about 100,000. */
const longestReport = 2 ** 20;

/**
 * Runs a script of Node in a process group of its own with few environment variables. The group is killed when the script has ended, at the
 * time limit, when the report is too long and when the signal aborts, so that programs the script has started end with it. Windows has no
 * process groups: there only the script itself is killed. Rejects with the signal's reason.
 */
export function runProcess({ script, argument, folder, timeout, signal }: ProcessRequest): Promise<ProcessResult> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, [script, argument], {
    cwd: folder,
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: hasGroups,
  });
  const pipe = child.stdio[3] as Readable;
  // Ends when this process does, however that is: see `endWithParent`.
  const lifeline = (child.stdio[4] as Readable).resume();
  const parts: Buffer[] = [];
  let length = 0;
  let isLate = false;
  // A process that has left the group may keep the pipe open.
  const stop = (): void => {
    killGroup(child);
    pipe.destroy();
    lifeline.destroy();
  };
  pipe.on('data', (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (length > longestReport) stop();
  });
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, timeout);
  signal?.addEventListener('abort', stop);
  return new Promise<ProcessResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => killGroup(child));
    child.once('close', (code, killedBy) => {
      if (signal?.aborted === true) return reject(signal.reason);
      const crash = length > longestReport ? 'it writes too much to file descriptor 3' : crashOf(code, killedBy);
      resolve({ report: Buffer.concat(parts).toString('utf8'), isLate, crash });
    });
  }).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  });
}

const hasGroups = process.platform !== 'win32';

/** A group lasts as long as one process in it, even after its first one has ended. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (hasGroups) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // All of its processes have ended.
  }
}

/** Node ends with 13 when nothing is under way any more that a module could wait for. */
function crashOf(code: number | null, killedBy: NodeJS.Signals | null): string | undefined {
  if (code === 0) return undefined;
  return code === 13 ? 'it awaits a promise that never settles' : `its process ended with ${killedBy ?? `code ${code}`}`;
}

/** No tokens and settings of the user go to code that was only meant to be read. */
function childEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'TZ'];
  return { ...Object.fromEntries(names.map((name) => [name, process.env[name]])), NO_COLOR: '1' };
}
