import { isAscii } from 'node:buffer';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { getHeapCodeStatistics } from 'node:v8';
import { Script } from 'node:vm';
import { readCompiled } from './readCompiled.ts';
import { writeCompiled } from './writeCompiled.ts';

export interface LoadScriptRequest {
  /** Absolute path of a CommonJS script. */
  readonly file: string;
  /** Absolute folder for what V8 makes of scripts. */
  readonly folder: string;
  /** What the script is used for: each use compiles other functions of it, and has a file of its own for them. */
  readonly role: string;
  /** Bytes of bytecode that the thread has. Default: V8 is asked. */
  readonly bytecodeSize?: (() => number) | undefined;
}

export interface LoadedScript {
  /** What the script exports. */
  readonly exports: unknown;
  /**
   * Keeps what V8 has compiled by now, if that is notably more than was kept before. Called when most of the work is done: it costs some
   * ten milliseconds then, and nothing in all later runs but one in an hour.
   */
  readonly keep: () => void;
}

/** The `require` of a script that is loaded here. */
export interface CompilingRequire extends NodeJS.Require {
  /** `import()`, which code that V8 compiled in another process no longer has. */
  readonly import: (specifier: string) => Promise<unknown>;
  /** Runs one more CommonJS script, by absolute path, in the same way; once, however often it is asked for. */
  readonly compiled: (file: string) => unknown;
}

type Run = (exports: object, require: CompilingRequire, module: { exports: object }, file: string, folder: string) => void;

interface RunScript {
  readonly script: Script;
  readonly stamp: string;
  readonly keptAs: string;
}

/** Less isn't worth writing files of megabytes for. */
const notablyMore = 1.1;

/** V8 looks through the whole heap for how much it has compiled, which takes 5 to 40 ms: it is asked at most this often. */
const askAfter = 60 * 60 * 1000;

/**
 * Runs a CommonJS script with the code that V8 made of its functions in an earlier process.
 *
 * Most of a short run is spent on reading and compiling the compiler, TypeDoc and React. V8 can write down what it made of them, and
 * takes it back in a tenth of the time. Node does so by itself from 22.8 on, but not in threads that are ended from outside; this is the same for all
 * versions and threads. A script that has changed, another V8, other flags, a damaged file or a folder that can't be written: the script is compiled
 * as always.
 */
export function loadScript({ file, folder, role, bytecodeSize = askV8 }: LoadScriptRequest): LoadedScript {
  const scripts: RunScript[] = [];
  const modules = new Map<string, { exports: object }>();
  const bytesBefore = bytecodeSize();
  let kept: number | undefined;
  let isAllKept = true;

  const run = (path: string): unknown => {
    const known = modules.get(path);
    if (known !== undefined) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    const { size, mtimeMs, ctimeMs } = statSync(path);
    // npm gives all files the same time; that of the last change of the file itself nobody can set.
    const stamp = [size, mtimeMs, ctimeMs].join(' ');
    const keptAs = join(folder, `${role}.${basename(path)}.${process.version}-${process.arch}`);
    const compiled = readCompiled(keptAs, stamp);
    const script = new Script(`(function (exports, require, module, __filename, __dirname) {${readText(path)}\n})`, {
      filename: path,
      cachedData: compiled?.code,
    });
    if (script.cachedDataRejected !== false) isAllKept = false;
    else if (scripts.length === 0) kept = compiled?.bytes;
    scripts.push({ script, stamp, keptAs });
    const require: CompilingRequire = Object.assign(createRequire(path), { import: (name: string) => import(name), compiled: run });
    (script.runInThisContext() as Run).call(module.exports, module.exports, require, module, path, dirname(path));
    return module.exports;
  };

  return {
    exports: run(file),
    keep: () => {
      const [{ keptAs: first = '' } = {}] = scripts;
      if (isAllKept && wasTouchedLately(first)) return;
      const bytes = bytecodeSize() - bytesBefore;
      if (kept !== undefined && bytes <= kept * notablyMore) {
        setTime(first, new Date());
        return;
      }
      kept = bytes;
      for (const { script, stamp, keptAs } of scripts) writeCompiled(keptAs, { stamp, bytes, code: script.createCachedData() });
      // The next run may do more than this one, which may have failed early: it asks again.
      setTime(first, new Date(0));
    },
  };
}

function wasTouchedLately(file: string): boolean {
  return Math.abs(Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)) < askAfter;
}

function setTime(file: string, time: Date): void {
  try {
    utimesSync(file, time, time);
  } catch {
    // It is somebody else's, or gone: V8 is asked again.
  }
}

/** Of all that was compiled and not dropped again. */
function askV8(): number {
  return getHeapCodeStatistics().bytecode_and_metadata_size;
}

/** Of text without other characters V8 needs a byte each, and nobody has to decode them. */
function readText(path: string): string {
  const bytes = readFileSync(path);
  return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}
