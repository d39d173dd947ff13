import { expect, it } from 'vitest';
import { splitLead } from '../../../renderer/presentation/splitLead.ts';

it('returns the paragraphs at the beginning', () => {
  expect(splitLead('<p>One.</p>\n<p>Two.</p>\n<ul><li>three</li></ul>\n<p>Four.</p>')).toEqual({
    lead: '<p>One.</p>\n<p>Two.</p>',
    rest: '<ul><li>three</li></ul>\n<p>Four.</p>',
  });
});

it('includes a first paragraph of any length, and others up to a limit', () => {
  const long = `<p>${'word '.repeat(300)}</p>`;
  expect(splitLead(`${long}<p>Two.</p>`)).toEqual({ lead: long, rest: '<p>Two.</p>' });
});

it.each(['<p><strong>When to use</strong></p>', '<p>Its options are:</p>'])(
  'ends before a paragraph that introduces another: %s',
  (label) => {
    const rest = `${label}\n<p>Two.</p>`;
    expect(splitLead(`<p>One.</p>\n${rest}`)).toEqual({ lead: '<p>One.</p>', rest });
  },
);

it('returns no lead for a text that begins with another block', () => {
  expect(splitLead('<pre>x</pre><p>One.</p>')).toEqual({ lead: '', rest: '<pre>x</pre><p>One.</p>' });
  expect(splitLead('')).toEqual({ lead: '', rest: '' });
});
