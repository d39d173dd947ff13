import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { defineTask, type Task, type ThreadedTask } from '../../../renderer/engine/task.ts';

/** What an input asks a thread for. */
export type Wish = 'read' | 'untracked' | 'throw' | 'exit' | 'memory' | 'unsendable' | 'wait' | 'environment' | 'thread';

export interface WishInput {
  readonly wish: Wish;
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
}

/** A task that fulfills wishes, in threads where the session has some. */
export function wishTask(thread: Partial<ThreadedTask> = {}): Task<WishInput, unknown> {
  return defineTask({
    name: 'wishes',
    thread: { module: 'wishes', ...thread },
    run: (input, read) => wishes[input.wish](input, read),
  });
}

type Run = Task<WishInput, unknown>['run'];

const wishes: Readonly<Record<Wish, Run>> = {
  read: ({ name, folder }, read) => {
    read.note([join(folder, `${name}.json`)]);
    read.noteModules([folder]);
    read.ask(`site:title ${name}`, 'asked');
    return { name, text: read.text(join(folder, name)), list: new Set(read.list(folder).map((entry) => entry.name)), nothing: undefined };
  },
  untracked: ({ name }, read) => {
    read.untracked();
    return name;
  },
  throw: ({ name }) => {
    throw Object.assign(new TypeError(`No ${name}.`), { code: 'ERR_NAME' });
  },
  exit: () => process.exit(3),
  memory: () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, () => kept.length + 0.5));
  },
  unsendable: () => () => undefined,
  wait: async ({ name }) => {
    await setTimeout(Number(name));
    return name;
  },
  environment: () => [process.argv.slice(2), process.execArgv, Object.keys(process.env)],
  thread: () => threadId,
};
