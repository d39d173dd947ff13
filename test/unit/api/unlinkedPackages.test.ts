import { describe, expect, it } from 'vitest';
import { unlinkedPackages } from '../../../renderer/api/unlinkedPackages.ts';
import type { ApiPackage } from '../../../renderer/model/api.ts';
import { makePackage } from '../make.ts';

const place = { file: 'packages/app/src/index.ts', line: 1, column: 24 };
const app = { ...makePackage([]), name: 'app', unresolvedImports: ['core', 'zod'].map((name) => ({ package: name, place })) };
const core: ApiPackage = { ...makePackage([]), name: 'core' };

describe('unlinkedPackages', () => {
  it('reports imports of documented packages only, at their places', () => {
    expect(unlinkedPackages([app, core])).toEqual([
      {
        code: 'api/unlinked-package',
        severity: 'warning',
        message: 'No types found for "core"; the reference of "app" shows its types as any and does not link to them.',
        hint: 'Build "core", or install it where "app" can import it.',
        place,
      },
    ]);
  });

  it('reports nothing of a single package', () => {
    expect(unlinkedPackages([app])).toEqual([]);
  });
});
