import { describe, expect, it } from 'vitest';
import type { Backlinks } from '../../../../renderer/model/backlinks.ts';
import { defaultMessages as messages } from '../../../../renderer/model/messages.ts';
import { planUsersRoutes } from '../../../../renderer/plan/routes/planUsersRoutes.ts';
import { makeSymbol } from '../../make.ts';
import { packageOf } from '../../templates/symbols.ts';

const symbol = makeSymbol('class', 'Used');
const base = { href: '/api/pkg/class/Used', title: 'Used', description: '', html: '', data: '', from: { file: 'pkg/used.ts' } };
const routes = [{ ...base, kind: 'class', package: packageOf(), symbol }] as const;
const functions = (count: number) => Array.from({ length: count }, (_, index) => `pkg/:function/f${String(index).padStart(3, '0')}`);
const plan = (users: Partial<Backlinks>) => {
  const none = { acceptedBy: [], returnedBy: [], containedIn: [], values: [], guards: [], documents: [] };
  return planUsersRoutes({ routes, backlinks: new Map([[symbol.id, { ...none, ...users }]]), messages });
};

describe('the users of a symbol', () => {
  it("have no page if the symbol's own page has room for all", () => {
    expect(plan({ acceptedBy: functions(11) })).toEqual([]);
  });

  it('have a page if they are more', () => {
    expect(plan({ acceptedBy: functions(12) }).map(({ href, title }) => [href, title])).toEqual([
      ['/api/pkg/class/Used/used-by', 'Used: Used by'],
    ]);
  });

  it('have several pages if they exceed one page', () => {
    const documents = [{ title: 'Guide', href: '/docs/guide' }];
    const planned = plan({ acceptedBy: functions(251), documents });
    expect(planned.map(({ href, title }) => [href, title])).toEqual([
      ['/api/pkg/class/Used/used-by', 'Used: Used by'],
      ['/api/pkg/class/Used/used-by/list/acceptedBy-1', 'Accepted by: f000 – f249'],
      ['/api/pkg/class/Used/used-by/list/acceptedBy-2', 'Accepted by: f250'],
    ]);
    expect(planned.flatMap((route) => ('list' in route ? (route.list.users ?? []) : []))).toEqual(functions(251));
  });
});
