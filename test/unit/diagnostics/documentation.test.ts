import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentation, issuesUrl, problemUrl } from '../../../renderer/diagnostics/documentation.ts';

test('a problem has an address in the repository until the documentation is published, then on its site', () => {
  const repository = 'https://git.example/me/tool';
  expect(problemUrl('link/broken', { repository, site: undefined })).toBe(
    'https://git.example/me/tool/blob/main/docs/content/problems/link-broken.md',
  );
  expect(problemUrl('link/broken', { repository, site: 'https://docs.example' })).toBe('https://docs.example/problems/link-broken');
});

test('package.json gives the same addresses', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    repository: { url: `git+${documentation.repository}.git` },
    bugs: { url: issuesUrl },
    homepage: documentation.site ?? `${documentation.repository}#readme`,
  });
});
