import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ApiSymbol, Member } from '../../../../renderer/model/api.ts';
import { SymbolCard } from '../../../../templates/api/SymbolCard.tsx';
import { RenderContextProvider } from '../../../../templates/context.ts';
import { makeComment, makeMember, makeSymbol } from '../../make.ts';
import { contextOf, packageOf } from '../symbols.ts';

const card = (symbol: ApiSymbol): string =>
  renderToStaticMarkup(
    <RenderContextProvider value={contextOf(packageOf())}>
      <SymbolCard symbol={symbol} />
    </RenderContextProvider>,
  );
const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    return makeMember(`field${index}`, {
      kind: 'property',
      type: { kind: 'intrinsic', name: 'string' },
      comment: makeComment('Says one. Says two.'),
    });
  });

describe('SymbolCard', () => {
  it('has the members of a symbol with type and first sentence, and a button that shows them', () => {
    const html = card(makeSymbol('interface', 'Options', { members: fields(2), comment: makeComment('Sets. More.') }));
    expect(html).toContain('<p>Sets.</p><button type="button" class="card-pin">Show 2 members</button>');
    expect(html).toContain('<a href="#field0">field0</a>: string</code></span><p>Says one.</p></li>');
  });

  it('marks members that the declaration has already', () => {
    expect(card(makeSymbol('interface', 'Options', { members: fields(2) }))).toContain('class="card-members all"');
    expect(card(makeSymbol('interface', 'Options', { members: fields(20) }))).toContain('class="card-members"');
  });

  it('has the required fields first', () => {
    const members = fields(3).map((field, index): Member => (index === 1 ? field : { ...field, flags: { isOptional: true } }));
    expect(card(makeSymbol('interface', 'Options', { members })).match(/#field\d/g)).toEqual(['#field1', '#field0', '#field2']);
  });

  it('has only so many members, and the way to all of them', () => {
    const html = card(makeSymbol('interface', 'Options', { members: fields(100) }));
    expect(html.match(/<li>/g)).toHaveLength(60);
    expect(html).toContain('<a href="/api/pkg/interface/Options">Show all 100</a>');
  });

  it('has no button where there are no members', () => {
    expect(card(makeSymbol('function', 'parse'))).not.toContain('card-');
  });
});
