import { expect, test } from 'vitest';
import { createStyle, type StyleRequest } from '../../../../cli/report/style.ts';

function isColored(request: Partial<StyleRequest>): boolean {
  return createStyle({ env: {}, isTTY: true, color: true, ...request }).red('x') === '\x1b[31mx\x1b[39m';
}

test('uses colors only on terminals', () => {
  expect(isColored({})).toBe(true);
  expect(isColored({ isTTY: false })).toBe(false);
  expect(isColored({ env: { TERM: 'dumb' } })).toBe(false);
});

test('--no-color overrides NO_COLOR, which overrides FORCE_COLOR, which overrides detection', () => {
  expect(isColored({ color: false, env: { FORCE_COLOR: '1' } })).toBe(false);
  expect(isColored({ env: { NO_COLOR: '1', FORCE_COLOR: '1' } })).toBe(false);
  expect(isColored({ env: { NO_COLOR: '', FORCE_COLOR: '1' }, isTTY: false })).toBe(true);
  expect(isColored({ env: { FORCE_COLOR: '0' } })).toBe(false);
});
