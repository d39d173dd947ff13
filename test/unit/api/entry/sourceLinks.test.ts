import { describe, expect, it } from 'vitest';
import { sourceLinks } from '../../../../renderer/api/entry/sourceLinks.ts';

const base = { folder: '/project/node_modules/graphql', version: '16.15.0' };
const url = 'https://example.org/blob/v{version}/{path}#L{line}';

describe('sourceLinks', () => {
  it('fills in the pattern', () => {
    const locate = sourceLinks({ ...base, source: { url, rewrite: [] } });
    expect(locate({ fileName: `${base.folder}/type/a b.d.ts`, line: 7, character: 0 })).toEqual({
      file: 'type/a b.d.ts',
      line: 7,
      url: 'https://example.org/blob/v16.15.0/type/a%20b.d.ts#L7',
    });
  });

  it('omits the line after a rewrite unless it is known, and uses the first rewrite that matches', () => {
    const rewrite = [
      { from: 'jsutils/*/*.d.ts', to: 'lib/*-*.ts' },
      { from: '*.d.ts', to: 'src/*.ts' },
    ];
    const locate = sourceLinks({ ...base, source: { url, rewrite } });
    expect(locate({ fileName: `${base.folder}/type/schema.d.ts`, line: 7, character: 0 })?.url).toBe(
      'https://example.org/blob/v16.15.0/src/type/schema.ts',
    );
    expect(locate({ fileName: `${base.folder}/jsutils/a/b.d.ts`, line: 7, character: 0 })?.url).toBe(
      'https://example.org/blob/v16.15.0/lib/a-b.ts',
    );
    expect(locate({ fileName: `${base.folder}/index.js`, line: 7, character: 0 })?.url).toBe(
      'https://example.org/blob/v16.15.0/index.js#L7',
    );
    const known = sourceLinks({
      ...base,
      source: { url, rewrite },
      originalLineOf: (_, path) => (path === 'src/type/schema.ts' ? 40 : undefined),
    });
    expect(known({ fileName: `${base.folder}/type/schema.d.ts`, line: 7, character: 0 })?.url).toBe(
      'https://example.org/blob/v16.15.0/src/type/schema.ts#L40',
    );
  });

  it('returns no URL without a pattern, or without the version that the pattern requires', () => {
    const fileName = `${base.folder}/index.d.ts`;
    expect(sourceLinks({ ...base, source: undefined })({ fileName, line: 1, character: 0 })).toEqual({ file: 'index.d.ts', line: 1 });
    expect(sourceLinks({ ...base, version: '', source: { url, rewrite: [] } })({ fileName, line: 1, character: 0 })).toEqual({
      file: 'index.d.ts',
      line: 1,
    });
  });

  it('returns nothing for files outside of the package', () => {
    const locate = sourceLinks({ ...base, source: { url, rewrite: [] } });
    expect(locate({ fileName: '/project/node_modules/graphql-http/index.d.ts', line: 1, character: 0 })).toBeUndefined();
    expect(locate({ fileName: `${base.folder}/node_modules/other/index.d.ts`, line: 1, character: 0 })).toBeUndefined();
  });
});
