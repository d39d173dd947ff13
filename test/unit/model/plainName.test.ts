import { expect, it } from 'vitest';
import { plainName } from '../../../renderer/model/plainName.ts';

it.each([
  ['Task', 'Task'],
  ['Task.run()', 'Task.run()'],
  ['run(now)', 'run(now)'],
  ['(Config:interface)', 'interface:Config'],
  ['(Task:class).(run:instance)', 'class:Task.run'],
  ['Task.(run:1)', 'Task.run'],
  ['(Task:constructor)', 'Task'],
])('reads %s as %s', (written, name) => {
  expect(plainName(written)).toBe(name);
});
