import { describe, expect, it } from 'vitest';
import { listFences } from '../../../../renderer/api/samples/listFences.ts';
import { findExcess } from '../../../../renderer/documents/limits/findExcess.ts';
import { createMarkdownParser } from '../../../../renderer/documents/markdown/createMarkdownParser.ts';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import { textTargets } from '../../../../renderer/packages/readPackageTexts.ts';
import { createMarkdownRenderer } from '../../../../renderer/render/text/markdownRenderer.ts';
import { readMarkup } from '../../../../renderer/render/text/readMarkup.ts';
import { growthOf, mostGrowth } from '../../growthOf.ts';
import { parse, testHighlighter } from '../renderMarkdown.ts';
import { repeatedTokens } from './repeatedTokens.ts';

/** The parser meets kinds of one group in the same steps, so one of ten is enough by default. */
const kinds = Object.entries(repeatedTokens).map(([name, make], index) => ({ name, make, tags: index % 10 === 0 ? [] : ['full'] }));

for (const { name, make, tags } of kinds)
  describe(name, { tags }, () => {
    it('take linear time in a README', async () => {
      const growth = await growthOf(make, async (text) => {
        listFences(text);
        textTargets(text);
        findExcess(text);
        const parser = createMarkdownParser({ highlighter: testHighlighter, messages: defaultMessages });
        await parser.prepare([text]);
        const renderer = createMarkdownRenderer({ parser, messages: defaultMessages });
        renderer.firstSentence({ text });
        readMarkup(renderer.renderBlock({ text }, () => ({ href: undefined })));
      });
      expect(growth).toBeLessThan(mostGrowth);
    });

    it('take linear time in a document', async () => {
      expect(await growthOf(make, (text) => parse(`# Title\n\n${text}`))).toBeLessThan(mostGrowth);
    });
  });
