import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe-core finds on a page: the number of rules that are broken, of elements that break them, and which rules.
 *
 * @param {object} request
 * @param {import('playwright-core').Page} request.page
 * @param {{ origin: string }} request.site
 * @param {string} request.path
 */
export async function findViolations({ page, site, path }) {
  await page.goto(site.origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => (await window.axe.run(document, { resultTypes: ['violations'] })).violations);
  const rules = violations.map(({ id, nodes }) => ({ id, elements: nodes.length }));
  return { rules, elements: rules.reduce((sum, { elements }) => sum + elements, 0) };
}
