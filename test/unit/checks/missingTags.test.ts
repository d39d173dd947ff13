import { describe, expect, it } from 'vitest';
import { missingTags } from '../../../renderer/checks/missingTags.ts';
import type { UserConfig } from '../../../renderer/config/userConfig.ts';
import type { ApiSymbol } from '../../../renderer/model/api.ts';
import type { Comment } from '../../../renderer/model/comment.ts';
import { planApiRoutes } from '../../../renderer/plan/routes/planApiRoutes.ts';
import { makeConfig, makeMember, makePackage, makeSignature, makeSymbol } from '../make.ts';

const sources = [{ file: 'src/a.ts', line: 7 }];
const said: Comment = { summary: { text: 'Said.' }, blocks: [], modifiers: [] };

function found(symbols: readonly ApiSymbol[], checks: UserConfig['checks']) {
  const config = makeConfig({ api: { packages: [{ path: 'packages/pkg', slug: 'pkg' }] }, checks });
  const problems = missingTags({ config, plan: { routes: planApiRoutes(config, { packages: [makePackage(symbols)] }) } });
  return problems.map(({ code, message, hint, place }) => ({ code, message, hint, place }));
}

describe('missingTags', () => {
  it('reports nothing by default', () => {
    expect(found([makeSymbol('class', 'Silent')], {})).toEqual([]);
  });

  it('names exports without a category, with their places', () => {
    const symbols = [
      makeSymbol('class', 'Grouped', { grouping: { categories: ['One'] } }),
      makeSymbol('function', 'alone', { sources, grouping: { groups: ['Others'] } }),
      makeSymbol('variable', 'space.inner'),
    ];
    expect(found(symbols, { 'api/missing-category': 'error' })).toEqual([
      {
        code: 'api/missing-category',
        message: 'In the package "pkg", alone has no category.',
        hint: 'Add @category to its comment, or to the comment at the top of its file.',
        place: { file: 'packages/pkg/src/a.ts', line: 7 },
      },
    ]);
  });

  it('names undocumented exports and their own members', () => {
    const inherited = makeMember('from', { inheritedFrom: { kind: 'intrinsic', name: 'Base' } });
    const members = [makeMember('silent'), makeMember('told', { signatures: [makeSignature({ comment: said })] }), inherited];
    const messages = found([makeSymbol('class', 'Told', { comment: said, members }), makeSymbol('type', 'Silent')], {
      'api/undocumented': 'warning',
    }).map(({ message }) => message);
    expect(messages).toEqual(['In the package "pkg", Told.silent has no comment.', 'In the package "pkg", Silent has no comment.']);
  });

  it('names type parameters, parameters and return values without a text, if they have a comment', () => {
    const parameter = { name: 'value', type: { kind: 'intrinsic', name: 'string' }, isOptional: false, isRest: false, parts: [] } as const;
    const open = { typeParameters: [{ name: 'T' }], parameters: [parameter], returnType: parameter.type };
    const symbols = [
      makeSymbol('function', 'told', { signatures: [makeSignature({ ...open, comment: said })] }),
      makeSymbol('function', 'silent', { signatures: [makeSignature(open)] }),
      makeSymbol('interface', 'Box', { typeParameters: [{ name: 'T', comment: { text: 'What.' } }, { name: 'U' }] }),
    ];
    const all = { 'api/missing-type-parameter': 'error', 'api/missing-parameter': 'error', 'api/missing-returns': 'error' } as const;
    expect(found(symbols, all).map(({ message, hint }) => [message, hint])).toEqual([
      ['In the package "pkg", told does not describe its type parameter T.', 'Add @typeParam T to its comment.'],
      ['In the package "pkg", told does not describe its parameter value.', 'Add @param value to its comment.'],
      ['In the package "pkg", told does not describe its return value.', 'Add @returns to its comment.'],
      ['In the package "pkg", silent does not describe its type parameter T.', 'Add @typeParam T to its comment.'],
      ['In the package "pkg", Box does not describe its type parameter U.', 'Add @typeParam U to its comment.'],
    ]);
  });

  it('ignores what only other checks require', () => {
    expect(found([makeSymbol('class', 'Silent')], { 'api/missing-returns': 'error' })).toEqual([]);
  });
});
