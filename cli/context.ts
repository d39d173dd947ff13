import type { CliIo } from './io.ts';

/** The environment of a command, and a function that takes its exit code. */
export interface CommandContext {
  readonly io: CliIo;
  readonly exit: (code: number) => void;
}
