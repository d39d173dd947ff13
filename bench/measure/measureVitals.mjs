/** A phone of the middle class on a slow mobile network. */
const conditions = { cpuSlowdown: 4, bitsPerSecond: 1_600_000, upBitsPerSecond: 750_000, latency: 150 };

/**
 * Largest contentful paint, total blocking time, layout shift: one load without a cache, slowed down. Blocking time is the part
 * over 50 ms of each long task after the first contentful paint, until two seconds after the network is quiet.
 *
 * @param {object} request
 * @param {import('playwright-core').Page} request.page
 * @param {{ origin: string }} request.site
 * @param {string} request.path
 */
export async function measureVitals({ page, site, path }) {
  await page.addInitScript(watchVitals);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: conditions.bitsPerSecond / 8,
    uploadThroughput: conditions.upBitsPerSecond / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  await page.goto(site.origin + path, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(() => {});
  await page.waitForTimeout(2000);
  const { tasks, ...vitals } = await page.evaluate(() => window.vitals);
  const blocking = tasks.filter(({ start, duration }) => start + duration > vitals.firstPaint);
  return { ...vitals, blockingTime: blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0) };
}

/** Runs in the page, before anything of it. */
function watchVitals() {
  const vitals = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tasks: [] };
  window.vitals = vitals;
  const observe = (type, use) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.largestPaint = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) vitals.layoutShift += value;
  });
  observe('longtask', ({ startTime, duration }) => vitals.tasks.push({ start: startTime, duration }));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
}
