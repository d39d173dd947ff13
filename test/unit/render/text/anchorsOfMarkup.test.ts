import { expect, it } from 'vitest';
import { readMarkup } from '../../../../renderer/render/text/readMarkup.ts';

it('finds ids and names of anchors', () => {
  const { anchors } = readMarkup('<h1 id="title">T</h1><p><a name="legacy"></a><span id="here"></span><input name="field"></p>');
  expect([...anchors]).toEqual(['title', 'legacy', 'here']);
});

it('begins no section with the title', () => {
  const { sections } = readMarkup('<h1 id="title">T</h1><p>Text</p><h2 id="part">Part</h2><p>More</p>');
  expect(sections).toEqual([
    { anchor: '', heading: '', text: 'Text' },
    { anchor: 'part', heading: 'Part', text: 'More' },
  ]);
});
