import { expect, it } from 'vitest';
import { recordReads } from '../../../renderer/engine/reader.ts';
import { openWorld } from '../../../renderer/engine/world.ts';
import { renderSettings } from '../../../renderer/render/pageFrame.tsx';
import { answerQuestions, recordSite } from '../../../renderer/render/recordSite.ts';
import { createMenus, createSite, type Site } from '../../../renderer/render/site.ts';
import { makeConfig, makeDocument, makePackage, makeSymbol } from '../make.ts';
import { siteToRender } from './renderSite.ts';

const config = makeConfig({ documents: {} });
const api = { packages: [makePackage([makeSymbol('class', 'A')])] };

async function siteOf(title: string): Promise<Site> {
  const { shared } = await siteToRender({ config, documents: [makeDocument({ id: 'a', title })], api });
  return createSite(shared.tables, renderSettings(config));
}

/** What is recorded of the questions of `ask`. */
function record(site: Site, ask: (site: Site) => unknown): ReadonlyMap<string, string> {
  const { reader, own } = recordReads(openWorld(), 0);
  ask(recordSite(site, { answers: answerQuestions(site), read: reader }));
  return own;
}

it('returns the answers of the site, and records each question with its arguments', async () => {
  const site = await siteOf('One');
  const own = record(site, (recorded) => {
    expect([recorded.title('/docs/a'), recorded.address('pkg/:class/A'), recorded.page('/gone'), recorded.entryLinks()]).toEqual([
      site.title('/docs/a'),
      site.address('pkg/:class/A'),
      undefined,
      site.entryLinks(),
    ]);
    recorded.nearest('symbols', 'B');
    recorded.title('/docs/a');
  });
  expect([...own.keys()]).toEqual([
    'site:["title","/docs/a"]',
    'site:["address","pkg/:class/A"]',
    'site:["page","/gone"]',
    'site:["entryLinks"]',
    'site:["nearest","symbols","B"]',
  ]);
});

it('answers a recorded question equally in another build, unless the site has changed', async () => {
  const ask = (site: Site) => [site.title('/docs/a'), site.title('/gone'), site.usedBy('pkg/:class/A'), site.menu('api:pkg', '/api/pkg')];
  const [before, same, other] = await Promise.all([siteOf('One'), siteOf('One'), siteOf('Two')]);
  const own = [...record(before, ask)].map(([question, answer]) => [question.slice('site:'.length), answer] as const);
  const differences = (site: Site) =>
    own.filter(([question, answer]) => answerQuestions(site)(question) !== answer).map(([question]) => question);
  expect(differences(same)).toEqual([]);
  expect(differences(other)).toEqual(['["title","/docs/a"]']);
});

it('tells menus apart by their abridged markup', async () => {
  const menusOf = async (title: string) => {
    const { shared } = await siteToRender({ config, documents: [makeDocument({ id: 'a', title }), makeDocument({ id: 'b' })], api });
    const [sidebar = ''] = shared.tables.sidebars.keys();
    const settings = renderSettings(config);
    const menu = createMenus(shared.tables, settings, (markup) => `${markup.length}`);
    const answers = answerQuestions({ ...createSite(shared.tables, settings), menu });
    return ['/docs/a', '/docs/b'].map((href) => answers(JSON.stringify(['menu', sidebar, href])));
  };
  const [one, same, longer] = await Promise.all([menusOf('One'), menusOf('One'), menusOf('Longer')]);
  expect(same).toEqual(one);
  expect(new Set([...one, ...longer]).size).toBe(4);
});

it('answers an unknown question like one without a result', async () => {
  const answers = answerQuestions(await siteOf('One'));
  expect(answers('["formerly","/docs/a"]')).toBe(answers('["title","/gone"]'));
});
