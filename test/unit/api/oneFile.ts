import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractPackage } from '../../../renderer/api/extractPackage.ts';
import { packageConfig } from './extractFixture.ts';

/**
 * What is extracted of the package `tool` with these declarations, or with sources; `other` are the declarations of a package that it needs, which
 * is called `needed`, and `ambient` those of its script `ambient.d.ts`.
 */
export async function extractOneFile(text: string, file = 'index.d.ts', other = '', ambient = '', needed = 'other', engines?: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-one-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'tool', types: file, engines }));
    writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, 'ambient.d.ts'), ambient);
    mkdirSync(join(folder, 'node_modules', needed), { recursive: true });
    writeFileSync(join(folder, 'node_modules', needed, 'package.json'), JSON.stringify({ name: needed, types: 'index.d.ts' }));
    writeFileSync(join(folder, 'node_modules', needed, 'index.d.ts'), other);
    const { value, problems } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder } });
    const symbol = (name: string) => value?.symbols.find((one) => one.qualifiedName === name);
    const symbols = (name: string) => value?.symbols.filter((one) => one.qualifiedName === name) ?? [];
    return { problems, symbol, symbols, module: value?.modules[0] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
