import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import { type HomeLink, WaysIn } from '../../../templates/pages/HomePage.tsx';

const facts: HomeLink['package'] = { name: 'kit', label: 'Kit', version: '1.0.0', symbols: 0, names: [], modules: [], versions: [] };

it.each([
  [12, true],
  [13, false],
])('shows facts of %j packages: %j', (count, hasFacts) => {
  const links = Array.from(
    { length: count },
    (_, index): HomeLink => ({
      label: `kit-${index}`,
      href: `/api/kit-${index}`,
      text: 'Does things.',
      package: facts,
    }),
  );
  const html = renderToStaticMarkup(<WaysIn links={links} messages={defaultMessages} />);
  expect(html.match(/<p>Does things\.<\/p>/g)).toHaveLength(count);
  expect(html.includes('1.0.0')).toBe(hasFacts);
});
