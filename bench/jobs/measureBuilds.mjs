import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizeOf } from '../measure/sizeOf.mjs';
import { formatBuilds } from '../report/formatBuilds.mjs';
import { machine } from '../report/machine.mjs';
import { buildTool, cleanTool } from '../tools/buildTool.mjs';
import { deleteSetAside } from '../tools/setAside.mjs';

/**
 * What a build costs: cold (no output, no cache), warm (the same again) and after an edit of one tutorial, as whole processes.
 * The tools take turns, round by round, and ratios are taken within a round: machines drift. One round more than asked for is run
 * and thrown away first, so that the files of all are in memory.
 *
 * @param {object} request
 * @param {ReturnType<typeof import('../tools/prepareTools.mjs').prepareTools>} request.tools
 * @param {number} request.runs
 * @param {(text: string) => void} request.say
 * @returns {Promise<string>} Markdown
 */
export async function measureBuilds({ tools, runs, say }) {
  const rounds = [];
  for (let round = 0; round <= runs; round += 1) {
    const results = [];
    for (const tool of tools) {
      say(`round ${round} of ${runs}: ${tool.name}`);
      results.push(await measureRound({ tool, round }));
    }
    rounds.push(results);
  }
  for (const { folder } of tools) deleteSetAside(folder);
  const sizes = tools.map(({ folder, out }) => sizeOf(join(folder, out)));
  return `${machine()} Medians of ${runs} (least–most).\n\n${formatBuilds({ tools, rounds: rounds.slice(1), sizes })}`;
}

async function measureRound({ tool, round }) {
  cleanTool(tool);
  const cold = await buildTool(tool);
  if (tool.tutorial === undefined && !tool.isWarmToo) return { cold };
  const warm = await buildTool(tool);
  if (tool.tutorial === undefined) return { cold, warm };
  const file = join(tool.folder, tool.tutorial);
  const text = readFileSync(file, 'utf8');
  try {
    appendFileSync(file, `\nA sentence of round ${round}.\n`);
    return { cold, warm, edited: await buildTool(tool) };
  } finally {
    writeFileSync(file, text);
  }
}
