import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';

export interface Elsewhere {
  /** Module of the engine whose exports the code gets as `engine`. */
  readonly module: string;
  /** Runs after the module; what it returns is the result, as JSON. */
  readonly code: string;
  /** Whether another user than root runs it, who may not write everywhere. Default: this user. */
  readonly asNobody?: boolean;
}

/** Runs code in another process. */
export async function runElsewhere({ module, code, asNobody = false }: Elsewhere): Promise<unknown> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../../renderer/engine', module)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'iife',
    globalName: 'engine',
  });
  const script = `${outputFiles[0]?.text}
    (async () => { ${code} })().then((value) => process.stdout.write(JSON.stringify(value ?? null)));`;
  const user = asNobody && process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: '/', ...user });
  return JSON.parse(stdout);
}
