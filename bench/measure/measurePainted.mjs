import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Milliseconds from the moment in which a file is saved until its new text is painted in an open tab: the frame after the one in
 * which it is in the document. Both clocks are the machine's. The file's text is put back at the end.
 *
 * @param {object} request
 * @param {import('playwright-core').Page} request.page already open, and idle
 * @param {string} request.file
 * @param {(text: string, mark: string) => string} request.edit puts a word that was never there into the file's text
 * @param {number} request.runs one more is run first and thrown away
 * @returns {Promise<number[]>}
 */
export async function measurePainted({ page, file, edit, runs }) {
  const original = readFileSync(file, 'utf8');
  const times = [];
  try {
    for (let run = 0; run <= runs; run += 1) {
      const mark = `marker${run}x${Date.now().toString(36)}`;
      const painted = page.evaluate(waitForPaint, mark);
      const saved = performance.timeOrigin + performance.now();
      writeFileSync(file, edit(original, mark));
      times.push((await painted) - saved);
      await page.waitForTimeout(1500);
    }
  } finally {
    writeFileSync(file, original);
  }
  return times.slice(1);
}

/** Runs in the page. A frame's callbacks run before it is painted: text that is there in one has been painted in the next. */
function waitForPaint(mark) {
  return new Promise((done, fail) => {
    const begin = performance.now();
    const look = () => {
      if (document.querySelector('main')?.textContent?.includes(mark))
        requestAnimationFrame(() => done(performance.timeOrigin + performance.now()));
      else if (performance.now() - begin > 30_000) fail(new Error('not painted in 30 s'));
      else requestAnimationFrame(look);
    };
    look();
  });
}
