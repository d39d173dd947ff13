import { join } from 'node:path';
import { findViolations } from '../measure/findViolations.mjs';
import { measureNavigation } from '../measure/measureNavigation.mjs';
import { measureVitals } from '../measure/measureVitals.mjs';
import { measureWeight } from '../measure/measureWeight.mjs';
import { openBrowser } from '../measure/openBrowser.mjs';
import { serveFolder } from '../measure/serveFolder.mjs';
import { formatReaders } from '../report/formatReaders.mjs';
import { machine } from '../report/machine.mjs';
import { buildTool, cleanTool } from '../tools/buildTool.mjs';
import { deleteSetAside } from '../tools/setAside.mjs';

/**
 * What a page costs its reader: each tool's site of the same content, built once, served alike, looked at by the same browser.
 * Times are taken in rounds, one load of each site in turn, so that a machine that slows down does so for all; one round more than
 * asked for is run and thrown away first.
 *
 * @param {object} request
 * @param {ReturnType<typeof import('../tools/prepareTools.mjs').prepareTools>} request.tools
 * @param {number} request.runs
 * @param {boolean} request.isBuilt whether the sites of an earlier run are good enough
 * @param {(text: string) => void} request.say
 * @returns {Promise<string>} Markdown
 */
export async function measureReaders({ tools, runs, isBuilt, say }) {
  const sites = await serveSites({ tools: tools.filter(({ pages }) => pages !== undefined), isBuilt, say });
  const browser = await openBrowser();
  try {
    const weights = await measureAll({ browser, sites, measure: weighPages, say: (name) => say(`weighing ${name}`) });
    const rounds = [];
    for (let round = 0; round <= runs; round += 1) {
      say(`loading, round ${round} of ${runs}`);
      rounds.push(await measureAll({ browser, sites, measure: timePages }));
    }
    return `${machine({ chromium: browser.version })} Medians of ${runs}.\n\n${formatReaders({ sites, weights, rounds: rounds.slice(1) })}`;
  } finally {
    await browser.close();
    for (const { close } of sites) close();
  }
}

async function serveSites({ tools, isBuilt, say }) {
  const sites = [];
  for (const tool of tools) {
    say(`building ${tool.name}`);
    if (!isBuilt) {
      cleanTool(tool);
      await buildTool(tool);
      deleteSetAside(tool.folder);
    }
    sites.push({ ...tool, ...(await serveFolder(join(tool.folder, tool.out))) });
  }
  return sites;
}

async function measureAll({ browser, sites, measure, say = () => {} }) {
  const results = [];
  for (const site of sites) {
    say(site.name);
    results.push(await measure({ browser, site }));
  }
  return results;
}

async function weighPages({ browser, site }) {
  const results = {};
  for (const [kind, path] of Object.entries(site.pages)) {
    const weight = await browser.withPage((page) => measureWeight({ page, site, path }));
    results[kind] = { ...weight, violations: await browser.withPage((page) => findViolations({ page, site, path })) };
  }
  return results;
}

async function timePages({ browser, site }) {
  const results = {};
  for (const [kind, path] of Object.entries(site.pages)) {
    results[kind] = await browser.withPage((page) => measureVitals({ page, site, path }));
  }
  const next = { path: site.pages.tutorial, link: site.nextLink, heading: 'Tutorial 02' };
  results.navigation = await browser.withPage((page) => measureNavigation({ page, site, ...next }));
  return results;
}
