import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runMeasured } from '../measure/runMeasured.mjs';

/** Builds a tool's site as it is now. @param {ReturnType<typeof import('./prepareTools.mjs').prepareTools>[number]} tool */
export function buildTool({ program, command, folder, env }) {
  return runMeasured({ program, args: command, cwd: folder, env });
}

/** Deletes a tool's output and every cache, so that the next build is a cold one. @param {Parameters<typeof buildTool>[0]} tool */
export function cleanTool({ folder, out, caches }) {
  for (const path of [out, ...caches]) rmSync(join(folder, path), { recursive: true, force: true });
}
