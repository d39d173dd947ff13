import { expect, test } from 'vitest';
import { createLayouts, withoutAnchors } from '../../../../renderer/presentation/signature/createLayouts.ts';
import { layoutSymbol } from '../../../../renderer/presentation/signature/printSymbol.ts';
import { makeMember, makeSignature, makeSymbol } from '../../make.ts';

test('a layout without anchors equals the plain layout, and layouts are cached', () => {
  const signature = makeSignature();
  const field = makeMember('a', { type: { kind: 'intrinsic', name: 'string' }, flags: { isReadonly: true } });
  const method = makeMember('go-on', { kind: 'method', signatures: [signature] });
  const symbol = makeSymbol('interface', 'A', { members: [field, method] });
  const layouts = createLayouts();
  expect(withoutAnchors(layouts.symbol(symbol))).toEqual(layoutSymbol(symbol, 'plain'));
  expect(layouts.symbol(symbol)).not.toEqual(layoutSymbol(symbol, 'plain'));
  expect(layouts.symbol(symbol)).toBe(layouts.symbol(symbol));
  expect(layouts.member(method)).toBe(layouts.member(method));
});
