import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

/** A sentence about where and on what figures were taken, the load at that moment included. @param {{ chromium?: string }} [programs] */
export function machine({ chromium } = {}) {
  const processor = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const browser = chromium === undefined ? '' : `, Chromium ${chromium}`;
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit()}, Node ${process.version}${browser}, ${processor}, ${memory}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')} (1, 5, 15 min).`;
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
