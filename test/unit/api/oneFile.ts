import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractPackage } from '../../../renderer/api/extractPackage.ts';
import { packageConfig } from './extractFixture.ts';

/** What is extracted of the package `tool` with these declarations, or with sources. */
export async function extractOneFile(text: string, file = 'index.d.ts') {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-one-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'tool', types: file }));
    writeFileSync(join(folder, file), text);
    const { value, problems } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder } });
    return { problems, symbol: (name: string) => value?.symbols.find((one) => one.qualifiedName === name) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
