/**
 * Milliseconds from a click on a link to the next page's heading being laid out, in the first frame that has it. The page is idle
 * before, with the pointer on the link for 300 ms; nothing is slowed down. The moments are kept in session storage, since most tools load a new document.
 *
 * @param {object} request
 * @param {import('playwright-core').Page} request.page
 * @param {{ origin: string }} request.site
 * @param {string} request.path
 * @param {string} request.link selector
 * @param {string} request.heading what the heading of the next page contains
 */
export async function measureNavigation({ page, site, path, link, heading }) {
  await page.addInitScript(watchHeading, heading);
  await page.goto(site.origin + path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(500);
  const target = page.locator(link).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  // A reader's pointer is on a link before they click; many sites load what the click needs then.
  await target.hover();
  await page.waitForTimeout(300);
  await target.evaluate((element) => element.click());
  await page.waitForFunction(() => sessionStorage.getItem('seen'), null, { timeout: 20_000, polling: 20 });
  return page.evaluate(() => Number(sessionStorage.getItem('seen')) - Number(sessionStorage.getItem('clicked')));
}

/** Runs in every document, before anything of it. */
function watchHeading(text) {
  const now = () => String(performance.timeOrigin + performance.now());
  window.addEventListener('click', () => sessionStorage.setItem('clicked', now()), true);
  const isThere = (heading) => heading.textContent.includes(text) && heading.getClientRects().length > 0;
  const look = () => {
    const isWaiting = sessionStorage.getItem('clicked') !== null && sessionStorage.getItem('seen') === null;
    if (isWaiting && [...document.querySelectorAll('h1')].some(isThere)) sessionStorage.setItem('seen', now());
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
