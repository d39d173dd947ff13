#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { isMainThread, SHARE_ENV, Worker } from 'node:worker_threads';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`gqldocs needs Node.js 20.19 or newer; this is ${process.version}.\n`);
  process.exit(2);
}
/** Commands that read what others wrote, and may take long. The rest is done before a thread would have started. */
const working = new Set(['build', 'publish', 'serve', 'check', 'test', 'extract', 'snapshot', 'diff', 'report']);
/** Commands that run once. A server lives long enough for code that is optimized early. */
const brief = new Set(['build', 'publish', 'check', 'extract']);
if (isMainThread) watchStreams();
if (isMainThread && brief.has(process.argv[2] ?? '')) optimizeLater();
// Programs of the compiler are soon garbage, and V8 waits until there is several times as much of it as of what is in use.
if (isMainThread && process.argv[2] === 'diff') setFlagsFromString('--heap-growing-percent=50');
if (isMainThread && working.has(process.argv[2] ?? '')) runInThread();
else await import('../dist/cli.js').then(({ main }) => main());

/**
 * Lets V8 run a function three times longer than by default before it optimizes it. A build of some seconds ends before most of this work
 * pays: V8 does it in threads of its own, which took 40 % of the processor time of a build and competed with the threads of the build.
 * The option has another name in each version of V8. Versions with a faster compiler in between (Node.js 24) need none.
 */
function optimizeLater() {
  const [major, minor] = process.versions.v8.split('.');
  const option = { 11.3: '--interrupt-budget=200000', 12.4: '--invocation-count-for-turbofan=9000' }[`${major}.${minor}`];
  if (option !== undefined) setFlagsFromString(option);
}

/** A reader such as `head` may close its end of a pipe, which is not a failure. A full disk is a failure, but not a bug of gqldocs. */
function watchStreams() {
  const { stdout, stderr } = process;
  let hasFailed = false;
  for (const stream of [stdout, stderr])
    stream.on('error', ({ code, message }) => {
      if (code === 'EPIPE' || hasFailed) return;
      hasFailed = true;
      process.once('exit', () => {
        process.exitCode = 1;
      });
      stderr.write(`error  Cannot write to the standard output: ${message}\n  hint Free disk space, or write to another file.\n`);
    });
}

/** npm ends the shell that it has started us in, and the shell does not pass on the signal. A server would run forever. */
function onceParentGone(end) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 1000);
  timer.unref();
}

/** Milliseconds that the process has worked, and that have passed. */
function readClocks() {
  const { user, system } = process.cpuUsage();
  return { work: (user + system) / 1000, wait: performance.now() };
}

/** Milliseconds between two questions to an interrupted thread. */
const interval = 150;
/** Milliseconds that it may work, or wait, without an answer. On a busy machine a thread that works may have to wait for long. */
const patience = { work: 400, wait: 2000 };

/**
 * Runs the command in a thread, so that this one is always free to handle signals. The first signal asks the command to stop. When the
 * command is too busy to answer, or a second signal comes, the process ends as it would without a handler.
 */
function runInThread() {
  const workerData = { isTTY: process.stderr.isTTY === true, columns: process.stderr.columns };
  const worker = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2), env: SHARE_ENV, workerData });
  let answered;
  const end = (signal) => {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  };
  const interrupt = (signal) => {
    if (answered !== undefined) return end(signal);
    answered = readClocks();
    worker.postMessage('interrupt');
    setInterval(() => {
      const { work, wait } = readClocks();
      if (work - answered.work > patience.work || wait - answered.wait > patience.wait) end(signal);
      else worker.postMessage('interrupt');
    }, interval).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interrupt(signal));
  if (process.env.npm_command !== undefined) onceParentGone(() => interrupt('SIGTERM'));
  worker.on('message', () => {
    answered = readClocks();
  });
  worker.on('error', (error) => {
    process.exitCode = 70;
    process.stderr.write(`${error?.stack ?? error}\n`);
  });
  worker.on('exit', (code) => {
    process.exitCode ??= code;
  });
}
