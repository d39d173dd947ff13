import { expect, it } from 'vitest';
import { hardline, join } from '../../../../renderer/presentation/signature/doc.ts';
import { layoutDoc } from '../../../../renderer/presentation/signature/layoutDoc.ts';
import { printMember } from '../../../../renderer/presentation/signature/printMember.ts';
import { readMarkup } from '../../../../renderer/render/text/readMarkup.ts';
import { headingHtml } from '../../../../templates/signature/headingHtml.ts';
import { makeMember } from '../../make.ts';
import { parameter, signature, string } from './text.ts';

const links = { href: () => undefined, globalHref: () => undefined, externalHref: () => undefined, cardOf: () => undefined };
const html = (member: ReturnType<typeof makeMember>, width = 80) =>
  headingHtml({
    lines: layoutDoc(join(hardline, printMember(member, { isLinked: true })), width),
    anchor: member.anchor,
    title: 'Title',
    links,
  });
const method = makeMember('getType', {
  flags: { isStatic: true },
  signatures: [signature([parameter('name', string), parameter('other', string)], string)],
});

it('links the name to the heading, and gives only the name to search', () => {
  const heading = html(method);
  expect(heading).toContain('<a href="#getType">getType</a>');
  const { sections } = readMarkup(`<h3 id="getType"><code>${heading}</code></h3><p>Text.</p>`);
  expect(sections.at(-1)).toEqual({ anchor: 'getType', heading: 'getType', text: 'Text.' });
});

it('keeps the text of a declaration with several lines', () => {
  const text = html(method, 20).replace(/<[^>]+>/g, '');
  expect(text).toBe('static getType(\n  name: string,\n  other: string,\n): string');
});

it('links a title if the declaration has no name', () => {
  const call = makeMember('call', { kind: 'call', signatures: [signature([], string)] });
  expect(html(call)).toContain('<a href="#call">Title</a> <span class="type">()');
});
