import { expect, it } from 'vitest';
import { splitLead } from '../../../renderer/presentation/splitLead.ts';

it('takes the paragraphs at the beginning', () => {
  expect(splitLead('<p>One.</p>\n<p>Two.</p>\n<ul><li>three</li></ul>\n<p>Four.</p>')).toEqual({
    lead: '<p>One.</p>\n<p>Two.</p>',
    rest: '<ul><li>three</li></ul>\n<p>Four.</p>',
  });
});

it('takes a first paragraph of any length, and no further one that makes it long', () => {
  const long = `<p>${'word '.repeat(300)}</p>`;
  expect(splitLead(`${long}<p>Two.</p>`)).toEqual({ lead: long, rest: '<p>Two.</p>' });
});

it('finds no lead in a text that begins with a block', () => {
  expect(splitLead('<pre>x</pre><p>One.</p>')).toEqual({ lead: '', rest: '<pre>x</pre><p>One.</p>' });
  expect(splitLead('')).toEqual({ lead: '', rest: '' });
});
