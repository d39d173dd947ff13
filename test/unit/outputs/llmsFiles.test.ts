import { expect, it } from 'vitest';
import { llmsFiles } from '../../../renderer/outputs/llmsFiles.ts';
import { createLinks } from '../../../renderer/plan/links/createLinks.ts';
import { makeConfig, makePackage, makeSymbol } from '../make.ts';
import { planned } from '../planned.ts';

it('says which symbols are deprecated', async () => {
  const comment = { summary: { text: 'Old form.' }, blocks: [{ tag: '@deprecated', content: { text: '' } }], modifiers: [] };
  const api = { packages: [makePackage([makeSymbol('class', 'Old', { comment }), makeSymbol('class', 'Plain')])] };
  const config = makeConfig({ documents: {} });
  const { routes, links } = await planned({ config, documents: [], api, pages: [], files: [] });
  const request = { config, routes, links: createLinks(links), api, reading: new Map(), isCanonical: () => true };
  const [index] = llmsFiles(request, () => undefined);
  expect(String(index?.contents).match(/^- \[(?:Old|Plain)\].*/gm)).toEqual([
    '- [Old](/api/pkg/class/Old.md): **Deprecated.** Class of Package: Old form.',
    '- [Plain](/api/pkg/class/Plain.md): Class Plain of Package',
  ]);
});
