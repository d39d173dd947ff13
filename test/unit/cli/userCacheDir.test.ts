import { expect, test } from 'vitest';
import { userCacheDir } from '../../../cli/userCacheDir.ts';

test.each([
  ['linux', { HOME: '/home/ada' }, '/home/ada/.cache'],
  ['linux', { HOME: '/home/ada', XDG_CACHE_HOME: '/var/ada' }, '/var/ada'],
  ['linux', { HOME: '/home/ada', XDG_CACHE_HOME: 'relative' }, '/home/ada/.cache'],
  ['linux', { HOME: '/home/ada', XDG_CACHE_HOME: '' }, '/home/ada/.cache'],
  ['linux', {}, undefined],
  ['darwin', { HOME: '/Users/ada' }, '/Users/ada/Library/Caches'],
  ['darwin', { HOME: '/Users/ada', XDG_CACHE_HOME: '/var/ada' }, '/var/ada'],
  ['win32', { HOME: '/c/ada', LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local' }, 'C:\\Users\\ada\\AppData\\Local'],
  ['win32', { HOME: '/c/ada' }, undefined],
])('on %s, with %j, is %s', (platform, env, folder) => {
  expect(userCacheDir({ env, platform })).toBe(folder);
});
