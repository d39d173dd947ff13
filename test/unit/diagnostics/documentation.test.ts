import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentation, issuesUrl, problemUrl } from '../../../renderer/diagnostics/documentation.ts';

test('a problem links to the repository until the documentation is published, then to its site', () => {
  const repository = 'https://git.example/me/tool';
  expect(problemUrl('link/broken', { repository, site: undefined })).toBe(
    'https://git.example/me/tool/blob/main/docs/content/problems/link-broken.md',
  );
  expect(problemUrl('link/broken', { repository, site: 'https://docs.example' })).toBe('https://docs.example/problems/link-broken');
});

test('package.json has the same URLs', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    repository: { url: `git+${documentation.repository}.git` },
    bugs: { url: issuesUrl },
    homepage: documentation.site ?? `${documentation.repository}#readme`,
  });
});
