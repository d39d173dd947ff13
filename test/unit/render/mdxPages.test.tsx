import type { ComponentType, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { openSession } from '../../../renderer/engine/session.ts';
import { fileText } from '../../../renderer/model/page.ts';
import { pageInput } from '../../../renderer/render/pageKinds.tsx';
import { pageTask } from '../../../renderer/render/renderPages.ts';
import { testHighlighter } from '../documents/renderMarkdown.ts';
import { makeConfig, makeDocument } from '../make.ts';
import { siteToRender } from './renderSite.ts';

interface MdxProps {
  readonly components?: { readonly Admonition: ComponentType<{ readonly type: string; readonly children: ReactNode }> };
}

/** A compiled document: `<Admonition type="tip">x</Admonition>`. */
function Compiled({ components }: MdxProps): ReactNode {
  return components && <components.Admonition type="tip">x</components.Admonition>;
}

test('an admonition of an MDX document has the title that the config gives its type', async () => {
  const config = makeConfig({ documents: {}, messages: { admonitionTip: 'Tipp' } });
  const body = { kind: 'mdx', code: '', samples: [], components: {} } as const;
  const { plan, shared } = await siteToRender({ config, documents: [makeDocument({ id: 'a', source: 'docs/a.mdx', body })] });
  const route = plan.routes.find(({ kind }) => kind === 'document');
  if (route === undefined) throw new Error('Expected a document.');
  const code = { hash: '', components: new Map([['docs/a.mdx', Compiled]]), pageTexts: new Map(), hasLooked: () => false };
  const page = await openSession({ name: 'test' }).run(pageTask(shared, { highlighter: testHighlighter, code }), pageInput(route));
  const html = page.ok ? page.files.find(({ path }) => path === route.html)?.contents : undefined;
  expect(fileText(html ?? '')).toContain('<p class="admonition-title">Tipp</p>');
});
