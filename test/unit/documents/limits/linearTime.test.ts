import { describe, expect, it } from 'vitest';
import { listFences } from '../../../../renderer/api/samples/findFences.ts';
import { findExcess } from '../../../../renderer/documents/limits/findExcess.ts';
import { createMarkdownParser } from '../../../../renderer/documents/markdown/createMarkdownParser.ts';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import { textTargets } from '../../../../renderer/packages/readPackageTexts.ts';
import { createMarkdownRenderer } from '../../../../renderer/render/text/markdownRenderer.ts';
import { readMarkup } from '../../../../renderer/render/text/readMarkup.ts';
import { parse, testHighlighter } from '../renderMarkdown.ts';
import { type MakeText, repeatedTokens } from './repeatedTokens.ts';

/**
 * Four times the text may take as many times as long. Linear work takes 4 times, quadratic work 16. Runs of backticks take 8, since each
 * length that occurs is looked for once, and n characters have room for √n lengths.
 */
const mostTimes = 12;
/** Characters. Some steps of the parser begin at 10,000. */
const size = 12_000;

describe.each(Object.entries(repeatedTokens))('%s', (_, make) => {
  it('take linear time in a README', async () => {
    const times = await timesOf(make, async (text) => {
      listFences(text);
      textTargets(text);
      findExcess(text);
      const parser = createMarkdownParser({ highlighter: testHighlighter, messages: defaultMessages });
      await parser.prepare([text]);
      const renderer = createMarkdownRenderer({ parser, messages: defaultMessages });
      renderer.firstSentence({ text });
      readMarkup(renderer.renderBlock({ text }, () => ({ href: undefined })));
    });
    expect(times).toBeLessThan(mostTimes);
  });

  it('take linear time in a document', async () => {
    expect(await timesOf(make, (text) => parse(`# Title\n\n${text}`))).toBeLessThan(mostTimes);
  });
});

/**
 * How many times as much of the processor four times a text takes. Other processes can only slow a run down, so the fastest of a few runs
 * counts. A negligible time is as good as a small one.
 */
async function timesOf(make: MakeText, work: (text: string) => unknown): Promise<number> {
  const [short, long] = [make(size), make(4 * size)];
  const least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  for (let run = 0; run < 3; run += 1) {
    least.short = Math.min(least.short, await processorTime(() => work(short)));
    least.long = Math.min(least.long, await processorTime(() => work(long)));
    if (least.long / least.short < mostTimes) break;
  }
  return least.long / Math.max(least.short, 10);
}

/** In milliseconds. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
