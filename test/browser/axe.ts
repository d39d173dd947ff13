import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** Rules that judge colors: markup is the same in both themes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Nothing is collected about what is right, and no stylesheet is loaded again. */
const quick = 'resultTypes: ["violations"], preload: false';

/** The violations that axe finds in both themes, in the page or in the elements that match a selector: theme, rule and element. */
export async function violations(page: Page, within?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const context = within === undefined ? 'document' : JSON.stringify({ include: within });
  const theme = await themeOf(page);
  const other = theme === 'dark' ? 'light' : 'dark';
  const found = await run(page, theme, `axe.run(${context}, { ${quick}, rules: { "target-size": { enabled: true } } })`);
  await setTheme(page, other);
  const inOther = await run(page, other, `axe.run(${context}, { ${quick}, runOnly: ${JSON.stringify(colorRules)} })`);
  await setTheme(page, theme);
  return [...found, ...inOther];
}

async function run(page: Page, theme: string, call: string): Promise<readonly string[]> {
  // Colors are only judged once nothing is on its way any more.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
  const result = (await page.evaluate(call)) as AxeResult;
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme}: ${id}: ${html.slice(0, 160)}`));
}

function themeOf(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset.theme ?? 'light');
}

function setTheme(page: Page, theme: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}
