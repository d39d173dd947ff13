import type { ChildProcess } from 'node:child_process';
import type { Printed } from './compareOutput.ts';

interface WatchOptions {
  /** Kills a child that prints nothing for so many milliseconds. Default: never. */
  readonly patience?: number;
}

/** What a child prints until it ends. */
export function watchChild(child: ChildProcess, { patience }: WatchOptions = {}): Promise<Printed> {
  const printed = { stdout: '', stderr: '' };
  const timer = patience === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), patience);
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    timer?.refresh();
    printed.stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed.stderr += text;
  });
  return new Promise<Printed>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => {
      clearTimeout(timer);
      resolve({ ...printed, exitCode });
    });
  });
}
