import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepKeys } from '../../../../client/search/keepKeys.ts';

let page = new EventTarget();
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  // Node's own takes `true` for no option.
  vi.stubGlobal('removeEventListener', (type: string, listener: EventListener, capture: boolean) =>
    page.removeEventListener(type, listener, { capture }),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Presses keys one after the other, and gives those that the page still gets. */
function press(...keys: readonly string[]): readonly string[] {
  return keys.filter((key) => page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key })));
}

it('keeps typed text, and ignores other keys', () => {
  const end = keepKeys();
  expect(press('/', 'p', 'x', 'Backspace', 'a', 'Tab')).toEqual(['Tab']);
  expect(end()).toBe('pa');
  expect(press('r')).toEqual(['r']);
});

it('stops keeping keys after Escape, even if search is still loading', () => {
  const end = keepKeys();
  expect(press('p', 'Escape', ' ', 'q')).toEqual([' ', 'q']);
  expect(end()).toBeUndefined();
});
