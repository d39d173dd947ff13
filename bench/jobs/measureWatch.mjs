import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { measurePainted } from '../measure/measurePainted.mjs';
import { openBrowser } from '../measure/openBrowser.mjs';
import { machine } from '../report/machine.mjs';
import { median, spread } from '../report/statistics.mjs';
import { buildTool, cleanTool } from '../tools/buildTool.mjs';
import { deleteSetAside } from '../tools/setAside.mjs';

/**
 * Measures `gqldocs serve --watch` with the page open in a tab: the time from saving a document or a comment until the new text is painted,
 * compared with extraction alone, which a saved comment needs.
 *
 * @param {object} request
 * @param {ReturnType<typeof import('../tools/prepareTools.mjs').prepareTools>} request.tools `gqldocs` and `typedoc-json`
 * @param {number} request.runs
 * @param {(text: string) => void} request.say
 * @returns {Promise<string>} Markdown
 */
export async function measureWatch({ tools, runs, say }) {
  const site = tools.find(({ id }) => id === 'gqldocs');
  const extraction = tools.find(({ id }) => id === 'typedoc-json');
  if (site === undefined || extraction === undefined) throw new Error('This job needs the tools gqldocs and typedoc-json.');
  const server = await startServer(site);
  const browser = await openBrowser();
  try {
    const painted = [];
    for (const { name, path, file, edit } of edits) {
      say(`saving ${name}`);
      painted.push({
        name,
        times: await browser.withPage(async (page) => {
          await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
          await page.waitForTimeout(2000);
          return measurePainted({ page, file: join(site.folder, file), edit, runs });
        }),
      });
    }
    const alone = await extract({ extraction, runs, say });
    return `${machine()} Medians of ${runs} (least–most).\n\n${format(painted, alone)}`;
  } finally {
    await browser.close();
    server.stop();
  }
}

const edits = [
  {
    name: 'a tutorial',
    path: '/docs/tutorials/tutorial-05',
    file: 'docs/tutorials/tutorial-05.md',
    edit: (text, mark) => `${text.trimEnd()}\n\nThe ${mark} text.\n`,
  },
  {
    name: 'a comment in a `.d.ts`',
    path: '/api/graphql/class/GraphQLSchema',
    file: 'api-src/type/schema.d.ts',
    edit: (text, mark) =>
      text.replace(
        /(\/\*\*\n \* )((?:(?!\*\/)[\s\S])*?\*\/\s*export declare class GraphQLSchema )/,
        (_, begin, rest) => `${begin}The ${mark} text. ${rest}`,
      ),
  },
];

/** The server on a free port, once it says where it is. */
async function startServer({ command: [program = ''], folder }) {
  const child = spawn(process.execPath, [program, 'serve', '--watch', '--port', '4617'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise((done, fail) => {
    let said = '';
    const read = (data) => {
      said += data;
      const [found] = /http:\/\/[^\s/]+/.exec(said) ?? [];
      if (found !== undefined) done(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => fail(new Error(`The server ended:\n${said}`)));
  });
  return { url, stop: () => child.kill() };
}

async function extract({ extraction, runs, say }) {
  const times = [];
  for (let run = 0; run <= runs; run += 1) {
    say(`extraction alone, ${run} of ${runs}`);
    cleanTool(extraction);
    times.push((await buildTool(extraction)).seconds * 1000);
  }
  deleteSetAside(extraction.folder);
  return times.slice(1);
}

function format(painted, alone) {
  const rows = painted.map(({ name, times }) => `| ${name} | ${spread(times, 0)} | ${(median(times) / median(alone)).toFixed(2)} |`);
  return [
    '| saved | until painted, ms | of extraction alone |',
    '|---|--:|--:|',
    ...rows,
    `| extraction alone | ${spread(alone, 0)} | 1.00 |`,
  ].join('\n');
}
