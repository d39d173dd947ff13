import { afterEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../../client/storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('a browser may keep nothing', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readStored('theme')).toBeNull();
  expect(() => writeStored('theme', 'dark')).not.toThrow();
});
