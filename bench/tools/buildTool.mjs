import { runMeasured } from '../measure/runMeasured.mjs';
import { setAside } from './setAside.mjs';

/** Builds a tool's site as it is now. @param {ReturnType<typeof import('./prepareTools.mjs').prepareTools>[number]} tool */
export function buildTool({ program, command, folder, env }) {
  return runMeasured({ program, args: command, cwd: folder, env });
}

/** Takes a tool's output and every cache away, so that the next build is a cold one. @param {Parameters<typeof buildTool>[0]} tool */
export function cleanTool({ folder, out, caches }) {
  setAside(folder, [out, ...caches]);
}
