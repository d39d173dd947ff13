import { expect, it } from 'vitest';
import { watchLimit } from '../../../renderer/diagnostics/serve.ts';

const refusal = (code: string): Error => Object.assign(new Error(`${code}: refused`), { code });

it.each([
  ['ENOSPC', 'fs.inotify.max_user_watches'],
  ['EMFILE', 'fs.inotify.max_user_instances'],
  ['ENFILE', 'close other programs'],
])('suggests a remedy when the system watches no more files: %s', (code, remedy) => {
  expect(watchLimit(refusal(code))).toEqual({
    code: 'serve/watch',
    severity: 'warning',
    message: `The system does not allow gqldocs to watch all files (${code}), so gqldocs misses some changes.`,
    hint: expect.stringContaining(remedy),
  });
});

it('ignores other errors', () => {
  for (const error of [refusal('EACCES'), new Error('Something.'), undefined]) expect(watchLimit(error)).toBeUndefined();
});
