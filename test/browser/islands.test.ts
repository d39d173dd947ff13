import { describe, expect, inject, test } from 'vitest';
import { appStarted, heading, holdBack, isSameDocument, markDocument, setUpBrowser, visit } from './browser.ts';

const address = `${inject('sites').behaviors}diary`;

const browser = setUpBrowser({ keepsPages: true });

/** The page of an island, with some of its scripts held back. */
async function openEarly(scripts: RegExp) {
  const { page } = await browser.open();
  const release = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-started]').waitFor();
  await markDocument(page);
  return { page, release, diary: page.locator('output') };
}

const parts = [
  { name: 'React', scripts: /\/createIslands-\w+\.js$/, tags: [] },
  { name: 'the island', scripts: /\/content-components-Diary-tsx-\w+\.js$/, tags: ['full'] },
];
for (const { name, scripts, tags } of parts)
  describe(`before the script of ${name} has loaded`, { tags }, () => {
    test('clicks are kept, and repeated once', async () => {
      const { page, release, diary } = await openEarly(scripts);
      const [press, sure] = [page.getByRole('button', { name: 'Press' }), page.getByRole('checkbox', { name: 'Sure' })];
      await press.click();
      await sure.click();
      await press.click();
      await expect.poll(() => diary.textContent()).toBe('');
      release();
      await expect.poll(() => diary.textContent()).toBe('pressed, sure, pressed');
      expect(await sure.isChecked()).toBe(true);
      await press.click();
      await expect.poll(() => diary.textContent()).toBe('pressed, sure, pressed, pressed');
    });

    test('key presses are kept, with the text they enter', { tags: ['full'] }, async () => {
      const { page, release, diary } = await openEarly(scripts);
      await page.getByRole('button', { name: 'Press' }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      release();
      await expect.poll(() => diary.textContent()).toBe('key ArrowDown, key Enter, pressed');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => diary.textContent()).toBe('key ArrowDown, key Enter, pressed, key ArrowUp');
    });

    test('typed text, choices and submitted forms are kept', async () => {
      const { page, release, diary } = await openEarly(scripts);
      const name = page.getByRole('textbox', { name: 'Name' });
      await name.pressSequentially('Ada');
      await page.getByRole('combobox', { name: 'Size' }).selectOption('large');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.poll(() => name.inputValue()).toBe('Ada');
      release();
      await expect.poll(() => diary.textContent()).toBe('large, sent Ada');
      await name.press('End');
      await name.pressSequentially(' L.');
      await name.press('Enter');
      await expect.poll(() => diary.textContent()).toBe('large, sent Ada, sent Ada L.');
      await expect.poll(() => isSameDocument(page)).toBe(true);
    });

    test('links work immediately', { tags: ['full'] }, async () => {
      const { page, release, diary } = await openEarly(scripts);
      await page.getByRole('link', { name: 'Further down' }).click();
      await expect.poll(() => page.url()).toBe(`${address}#further`);
      await page.getByRole('button', { name: 'Press' }).click();
      release();
      await expect.poll(() => diary.textContent()).toBe('pressed');
    });
  });

test('the browser handles an island whose script cannot be loaded', async () => {
  const { page } = await browser.open();
  await page.route(/Diary/, (route) => route.abort());
  await page.goto(address);
  await appStarted(page);
  const sure = page.getByRole('checkbox', { name: 'Sure' });
  await page.locator('.island:not([data-island])').waitFor();
  await sure.click();
  await expect.poll(() => sure.isChecked()).toBe(true);
});

for (const status of [200, 503])
  test(`an island ends when a page takes its place that answers with ${status}, and begins again when the reader returns`, async () => {
    const { page } = await browser.open();
    await visit(page, address);
    const open = page.locator('html[data-diary="open"]');
    await open.waitFor();
    await markDocument(page);
    const data = '**/docs/first/index.json';
    if (status !== 200) await page.route(data, (route) => route.fulfill({ status }));
    await page.locator('.navbar a[href$="/docs/first"]').first().click();
    await page.locator('html[data-diary="closed"]').waitFor();
    await page.goBack();
    await heading(page, 'Diary').waitFor();
    await open.waitFor();
    await page.getByRole('button', { name: 'Press' }).click();
    await expect.poll(() => page.locator('output').textContent()).toBe('pressed');
    expect(await isSameDocument(page)).toBe(true);
  });
