import { describe, expect, it } from 'vitest';
import { brokenAnchors } from '../../../renderer/checks/brokenAnchors.ts';
import type { PageFacts } from '../../../renderer/model/page.ts';

const place = { file: 'content/docs/a.md', line: 3, column: 1 };

function makePage(href: string, anchors: readonly string[], links: readonly string[] = []): PageFacts {
  return { href, anchors: new Set(anchors), links: links.map((target) => ({ target, href: target, place })) };
}

describe('a link to an anchor', () => {
  it.each(['/b#part', '/b#gr%C3%B6%C3%9Fe', '/b#größe', '/b?tab=js#part', '/b', '/b#', '/b#top', '/a#own', '/b#__proto__'])(
    'is valid if the page has it: %s',
    (link) => {
      expect(brokenAnchors([makePage('/a', ['own'], [link]), makePage('/b', ['part', 'größe', '__proto__'])])).toEqual([]);
    },
  );

  it('that is missing has a hint with the nearest one', () => {
    expect(brokenAnchors([makePage('/a', [], ['/b#prat']), makePage('/b', ['other', 'part'])])).toEqual([
      {
        code: 'link/broken-anchor',
        severity: 'error',
        message: 'The page /b has no section for /b#prat.',
        hint: 'Did you mean #part?',
        place,
      },
    ]);
  });

  it('that is missing without a similar one has another hint', () => {
    const tabs = ['tabs_1_1', 'tabs_1_1_panel', 'tabs_R_1_1', 'tabs_R_1H2_1_panel'];
    const [problem] = brokenAnchors([makePage('/a', [], ['/b#constructor']), makePage('/b', [...tabs, 'part'])]);
    expect(problem?.hint).toBe('Link to a heading of the page, or to the page without an anchor. The page begins with #part.');
  });

  it('of a page that failed to render is not reported', () => {
    expect(brokenAnchors([makePage('/a', [], ['/failed#part'])])).toEqual([]);
  });

  it('is valid if one of two clashing pages has it', () => {
    expect(brokenAnchors([makePage('/b', ['first'], ['/b#first', '/b#second']), makePage('/b', ['second'])])).toEqual([]);
  });

  it('may have an invalid encoding', () => {
    expect(brokenAnchors([makePage('/a', [], ['/b#100%', '/b#50%']), makePage('/b', ['100%'])])).toHaveLength(1);
  });

  it('is reported once if several pages show the same comment', () => {
    const pages = [makePage('/a', [], ['#part', '#other']), makePage('/b', [], ['#part'])];
    const shown = pages.map((page) => ({ ...page, links: page.links.map((link) => ({ ...link, href: `${page.href}${link.target}` })) }));
    expect(brokenAnchors(shown).map(({ message }) => message)).toEqual([
      'The page /a has no section for #part.',
      'The page /a has no section for #other.',
    ]);
  });
});
