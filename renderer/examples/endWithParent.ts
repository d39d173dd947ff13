import { Worker } from 'node:worker_threads';

/**
 * Kills this process and the programs that it has started when the parent dies without ending them: file descriptor 4 is a pipe that the parent
 * holds open. A thread waits for its end, since the process itself may be in a loop.
 */
export function endWithParent(): void {
  new Worker(waiting, { eval: true }).unref();
}

/** The parent makes this process the first of a process group, except on Windows, which has none. */
const waiting = `
const { Socket } = require('node:net');
const own = process.platform === 'win32' ? process.pid : -process.pid;
new Socket({ fd: 4 }).on('error', () => {}).on('close', () => process.kill(own, 'SIGKILL')).resume();
`;
