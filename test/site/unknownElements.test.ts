import { expect, it } from 'vitest';
import { buildWrittenSite } from './writtenPackage.ts';

it('drops unknown elements in comments, and keeps their contents', async () => {
  const site = await buildWrittenSite({
    'package.json': { name: 'client', version: '1.0.0', types: 'index.d.ts' },
    'index.d.ts':
      '/**\n * Sends it.\n *\n * <important><p>Keep the <i>key</i> secret.</p></important>\n *\n * <p>Then <note>wait</note>.</p>\n */\nexport declare function send(): void;\n' +
      '/** <fullname>Service</fullname> <p>Stores things.</p> */\nexport declare function store(): void;\n',
  });
  try {
    const html = await site.read('api/package/function/send/index.html');
    expect(html).toContain('<p>Keep the <i>key</i> secret.</p>');
    expect(html).toContain('<p>Then wait.</p>');
    const other = await site.read('api/package/function/store/index.html');
    expect(other).toContain('Service');
    for (const text of [html, other]) expect(text).not.toMatch(/&lt;\/?(?:important|note|fullname|p)\b|<(?:important|note|fullname)/);
  } finally {
    await site.close();
  }
});
