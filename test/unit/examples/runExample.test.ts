import { expect, test } from 'vitest';
import { parseEvents } from '../../../renderer/examples/runExample.ts';

test('reads one event from each line', () => {
  const report = [
    '{"type":"held","assertion":0}',
    '{"type":"failed","assertion":1,"actual":"2"}',
    '{"type":"threw","message":"no","line":3}',
  ];
  expect(parseEvents(`${report.join('\n')}\n`)).toEqual([
    { type: 'held', assertion: 0 },
    { type: 'failed', assertion: 1, actual: '2' },
    { type: 'threw', message: 'no', line: 3 },
  ]);
});

test.each([
  'text',
  'null',
  '[]',
  '{"type":"held"',
  '{"type":"held"}',
  '{"type":"held","assertion":-1}',
  '{"type":"held","assertion":0.5}',
  '{"type":"failed","assertion":"x"}',
  '{"type":"failed","assertion":0,"actual":{}}',
  '{"type":"threw","message":5}',
  '{"type":"threw","message":"m","line":1e99}',
  '{"type":"other","assertion":0}',
  '{"__proto__":{"type":"held","assertion":0}}',
])('ignores the line %s', (line) => expect(parseEvents(`${line}\n`)).toEqual([]));
