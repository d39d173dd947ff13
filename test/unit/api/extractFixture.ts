import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extractPackage } from '../../../renderer/api/extractPackage.ts';
import type { ApiPackage, ApiSymbol, Member } from '../../../renderer/model/api.ts';
import type { PackageConfig } from '../../../renderer/model/config.ts';
import type { Problem } from '../../../renderer/model/problem.ts';

export const fixtures = fileURLToPath(new URL('../../fixtures/packages', import.meta.url));

export interface ExtractedFixture {
  readonly package: ApiPackage;
  readonly problems: readonly Problem[];
  /** By qualified name, unexported ones too. */
  symbol(name: string): ApiSymbol;
  member(symbol: string, anchor: string): Member;
}

/** Extracts a fixture's package in this thread. Places are relative to the folder of all fixtures. */
export async function extractFixture(name: string, config: Partial<PackageConfig> = {}): Promise<ExtractedFixture> {
  const { value, problems } = await extractPackage({ root: fixtures, config: { ...packageConfig(name), ...config } });
  if (value === undefined) throw new Error(`Nothing was extracted: ${JSON.stringify(problems)}`);
  const symbols = new Map([...value.unexported, ...value.symbols].map((symbol) => [symbol.qualifiedName, symbol]));
  const symbol = (wanted: string): ApiSymbol => found(symbols.get(wanted), wanted, symbols.keys());
  const member = (owner: string, anchor: string): Member => {
    const { members } = symbol(owner);
    const anchors = members.map((candidate) => candidate.anchor);
    return found(
      members.find((candidate) => candidate.anchor === anchor),
      anchor,
      anchors,
    );
  };
  return { package: value, problems, symbol, member };
}

export function packageConfig(name: string): PackageConfig {
  return {
    slug: name,
    path: join(fixtures, name),
    readme: true,
    changelog: true,
    history: [],
    exclude: { internal: true, private: true, protected: false, external: false, undocumented: false, inherited: false },
    sort: 'alphabetical',
    groupBy: 'category',
    categoryOrder: [],
    preferredEntryPoint: 'main',
    fileCategories: true,
  };
}

function found<T>(value: T | undefined, name: string, candidates: Iterable<string>): T {
  if (value === undefined) throw new Error(`There is no ${name} among ${[...candidates].join(', ')}.`);
  return value;
}
