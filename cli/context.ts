import type { CliIo } from './io.ts';

/** What a command gets: the world, and where to leave its exit code. */
export interface CommandContext {
  readonly io: CliIo;
  readonly exit: (code: number) => void;
}
