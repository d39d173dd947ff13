import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

interface Loan {
  readonly page: Page;
  readonly options: BrowserContextOptions;
  /** Origins whose documents it has shown. */
  readonly origins: Set<string>;
}

/** Pages that tests leave for the next ones that ask for the same options. */
export class KeptPages {
  readonly #free = new Map<string, Page[]>();
  #loans: readonly Loan[] = [];

  take(options: BrowserContextOptions): Page | undefined {
    return this.#free.get(JSON.stringify(options))?.pop();
  }

  lend(page: Page, options: BrowserContextOptions): void {
    const origins = new Set<string>();
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
    this.#loans = [...this.#loans, { page, options, origins }];
  }

  /** Empties what was lent, and returns the contexts of pages that can't be emptied. */
  async takeBack(contexts: readonly BrowserContext[]): Promise<readonly BrowserContext[]> {
    const loans = this.#loans;
    this.#loans = [];
    const unkept = await Promise.all(
      contexts.map(async (context) => {
        const loan = loans.find(({ page }) => page.context() === context);
        if (loan === undefined || !(await empty(loan))) return [context];
        const key = JSON.stringify(loan.options);
        this.#free.set(key, [...(this.#free.get(key) ?? []), loan.page]);
        return [];
      }),
    );
    return unkept.flat();
  }
}

/** Whether nothing is left of what a test did. */
async function empty({ page, options, origins }: Loan): Promise<boolean> {
  const isEmptied = options.javaScriptEnabled !== false && origins.size <= 1 && page.context().pages().length === 1 && !page.isClosed();
  if (!isEmptied) return false;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Unlike `removeAllListeners()`, this leaves those of the library.
  for (const event of ['console', 'pageerror', 'request', 'response', 'dialog', 'framenavigated'] as const) page.removeAllListeners(event);
  const { viewport = null, colorScheme = null, reducedMotion = null, forcedColors = null, contrast = null } = options;
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  // Also leaves a pointer, a scroll position and a focus that tests expect at the beginning of a page.
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
  return true;
}
