import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteData } from '../../../renderer/plan/siteData.ts';
import { htmlDocument } from '../../../renderer/render/htmlDocument.ts';
import { renderSettings } from '../../../renderer/render/pageFrame.tsx';
import { Shell } from '../../../templates/shell/Shell.tsx';
import { render } from '../documents/renderMarkdown.ts';
import { makeAssets, makeConfig, makeHead } from '../make.ts';

const config = makeConfig();
const site = siteData({ config, documents: new Map(), sidebars: new Map(), announcementHtml: '' });

/** Ids of a home page's frame, which has all of them. */
function frameIds(): readonly string[] {
  const page = makeHead({ kind: 'home', sidebar: 'guide', hasToc: true });
  const shellHtml = renderToStaticMarkup(<Shell site={site} page={page} sidebarHtml="" tocHtml="" mainHtml="" />);
  const html = htmlDocument({
    settings: renderSettings(config),
    site,
    assets: makeAssets(),
    page,
    shellHtml,
    footerHtml: '',
  });
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
}

test('no id of the shell is an identifier, so members may be called `page`, `main`, `app` or `drawer`', () => {
  expect(frameIds()).toEqual(['site-app', 'site-frame', 'site-drawer', 'site-main', 'base-url-banner', 'site-page']);
});

test('a heading never gets an id of the shell, and may have those of members', async () => {
  const titles = [...frameIds(), 'page', 'main', 'app', 'drawer'];
  const html = await render(titles.map((title) => `## ${title}`).join('\n\n'));
  const ids = [...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...frameIds().map((id) => `${id}-1`), 'page', 'main', 'app', 'drawer']);
});
