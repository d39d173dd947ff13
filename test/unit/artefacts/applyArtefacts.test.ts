import { describe, expect, it } from 'vitest';
import { applyArtefacts, checkArtefacts, type LocatedArtefact } from '../../../renderer/artefacts/applyArtefacts.ts';
import { toOptions } from '../../../renderer/artefacts/artefactOptions.ts';
import type { UserPackage } from '../../../renderer/config/schema/package.ts';
import type { Config } from '../../../renderer/model/config.ts';
import { makeConfig } from '../make.ts';

/** An artefact of a package that was extracted with what a config says. */
function makeArtefact(written: UserPackage): LocatedArtefact {
  const [pkg] = makeConfig({ api: { packages: [written] } }).api.packages;
  if (pkg === undefined) throw new Error('no package');
  const { slug, path: folder } = pkg;
  return {
    file: `/artefacts/${slug}.gqldocs.jsonl`,
    folder,
    head: { artefact: 'gqldocs', version: 1, model: '', generator: '', options: toOptions(pkg) },
    package: { name: `@scope/${slug}`, slug, label: `@scope/${slug}`, version: '1.0.0', description: '' },
  };
}

function check(config: Config, artefacts: readonly LocatedArtefact[]) {
  const listed = config.api.packages.map(({ slug }) => slug);
  const locate = (key: readonly (string | number)[]) => ({ file: 'gqldocs.config.ts', line: Number(key.at(-1)) + 1 });
  return checkArtefacts({ config: applyArtefacts(config, artefacts), artefacts, listed, locate });
}

describe('packages from artefacts', () => {
  it('keep the order of the config, with those that it has not behind, as they were extracted', () => {
    const config = makeConfig({ api: { packages: [{ path: 'b' }, { path: 'a' }] } });
    const artefacts = [
      makeArtefact({ path: 'c', sort: 'source', tsconfig: 'c/tsconfig.doc.json' }),
      ...['a', 'b'].map((path) => makeArtefact({ path })),
    ];
    expect(
      applyArtefacts(config, artefacts).api.packages.map(({ slug, path, sort, tsconfig, artefact }) => [
        slug,
        path,
        sort,
        tsconfig,
        artefact?.name,
      ]),
    ).toEqual([
      ['b', '/site/b', 'alphabetical', undefined, '@scope/b'],
      ['a', '/site/a', 'alphabetical', undefined, '@scope/a'],
      ['c', '/site/c', 'source', '/site/c/tsconfig.doc.json', '@scope/c'],
    ]);
    expect(check(config, artefacts)).toEqual([]);
  });

  it('are named when a package of the config has no artefact', () => {
    const config = makeConfig({ api: { packages: [{ path: 'a' }, { path: 'packages/b' }] } });
    expect(check(config, [makeArtefact({ path: 'a' })])).toEqual([
      {
        code: 'artefact/missing',
        severity: 'error',
        message: 'There is no artefact of the package "b".',
        hint: 'Make it with `gqldocs extract packages/b`, and name it after `--from`.',
        place: { file: 'gqldocs.config.ts', line: 2 },
      },
    ]);
  });

  it('must have been extracted with what the config says', () => {
    const config = makeConfig({ api: { packages: [{ path: 'a', sort: 'source', exclude: { protected: true }, readme: false }] } });
    const [problem] = check(config, [makeArtefact({ path: 'a' })]);
    expect(problem).toMatchObject({
      code: 'artefact/options',
      message: 'The package "@scope/a" was extracted with other options than the config has for it: `exclude`, `readme`, `sort`.',
      place: { file: 'gqldocs.config.ts', line: 1 },
      related: [{ file: '../artefacts/a.gqldocs.jsonl' }],
    });
  });

  it('may have a README page or not, and a label that is their name', () => {
    const config = makeConfig({ api: { packages: [{ path: 'a', readme: 'page', entryPoints: { '.': 'a.ts', b: 'b.ts' } }] } });
    const artefact = makeArtefact({ path: 'a', label: '@scope/a', entryPoints: { b: 'b.ts', '.': 'a.ts' } });
    expect(check(config, [artefact])).toEqual([]);
  });

  it('are none of a site that is made without artefacts', () => {
    const config = makeConfig({ api: { packages: [{ path: 'a' }] } });
    expect(applyArtefacts(config, [])).toBe(config);
    expect(check(config, [])).toEqual([]);
  });
});
