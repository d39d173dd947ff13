import { describe, expect, it } from 'vitest';
import type { UserPackage } from '../../../../renderer/config/schema/package.ts';
import type { Config } from '../../../../renderer/model/config.ts';
import { applyArtifacts, checkArtifacts, type LocatedArtifact } from '../../../../renderer/packages/artifacts/applyArtifacts.ts';
import { toOptions } from '../../../../renderer/packages/artifacts/artifactFormat.ts';
import { makeConfig } from '../../make.ts';

/** An artifact of a package that was extracted with what a config says. */
function makeArtifact(written: UserPackage): LocatedArtifact {
  const [pkg] = makeConfig({ api: { packages: [written] } }).api.packages;
  if (pkg === undefined) throw new Error('no package');
  const { slug, path: folder } = pkg;
  return {
    file: `/artifacts/${slug}.gqldocs.jsonl`,
    folder,
    head: { artifact: 'gqldocs', version: 1, model: '', generator: '', options: toOptions(pkg) },
    package: { name: `@scope/${slug}`, slug, label: `@scope/${slug}`, version: '1.0.0', description: '' },
  };
}

function check(config: Config, artifacts: readonly LocatedArtifact[]) {
  const listed = config.api.packages.map(({ slug }) => slug);
  const locate = (key: readonly (string | number)[]) => ({ file: 'gqldocs.config.ts', line: Number(key.at(-1)) + 1 });
  return checkArtifacts({ config: applyArtifacts(config, artifacts), artifacts, listed, locate });
}

describe('packages from artifacts', () => {
  it('keep the order of the config, followed by additional packages with their options', () => {
    const config = makeConfig({ api: { packages: [{ path: 'b' }, { path: 'a' }] } });
    const artifacts = [
      makeArtifact({ path: 'c', sort: 'source', tsconfig: 'c/tsconfig.doc.json' }),
      ...['a', 'b'].map((path) => makeArtifact({ path })),
    ];
    expect(
      applyArtifacts(config, artifacts).api.packages.map(({ slug, path, sort, tsconfig, artifact }) => [
        slug,
        path,
        sort,
        tsconfig,
        artifact?.name,
      ]),
    ).toEqual([
      ['b', '/site/b', 'alphabetical', undefined, '@scope/b'],
      ['a', '/site/a', 'alphabetical', undefined, '@scope/a'],
      ['c', '/site/c', 'source', '/site/c/tsconfig.doc.json', '@scope/c'],
    ]);
    expect(check(config, artifacts)).toEqual([]);
  });

  it('are reported if a package of the config has no artifact', () => {
    const config = makeConfig({ api: { packages: [{ path: 'a' }, { path: 'packages/b' }] } });
    expect(check(config, [makeArtifact({ path: 'a' })])).toEqual([
      {
        code: 'artifact/missing',
        severity: 'error',
        message: 'There is no artifact of the package "b".',
        hint: 'Create it with `gqldocs extract packages/b`, and pass its path to `--from`.',
        place: { file: 'gqldocs.config.ts', line: 2 },
      },
    ]);
  });

  it('must have been extracted with the options of the config', () => {
    const config = makeConfig({ api: { packages: [{ path: 'a', sort: 'source', exclude: { protected: true }, readme: false }] } });
    const [problem] = check(config, [makeArtifact({ path: 'a' })]);
    expect(problem).toMatchObject({
      code: 'artifact/options',
      message: 'The package "@scope/a" was extracted with different options than the config has: `exclude`, `readme`, `sort`.',
      place: { file: 'gqldocs.config.ts', line: 1 },
      related: [{ file: '../artifacts/a.gqldocs.jsonl' }],
    });
  });

  it('may have a README page or not, and a label that equals their name', () => {
    const config = makeConfig({ api: { packages: [{ path: 'a', readme: 'page', entryPoints: { '.': 'a.ts', b: 'b.ts' } }] } });
    const artifact = makeArtifact({ path: 'a', label: '@scope/a', entryPoints: { b: 'b.ts', '.': 'a.ts' } });
    expect(check(config, [artifact])).toEqual([]);
  });

  it('do not change the config of a site without artifacts', () => {
    const config = makeConfig({ api: { packages: [{ path: 'a' }] } });
    expect(applyArtifacts(config, [])).toBe(config);
    expect(check(config, [])).toEqual([]);
  });
});
