import { expect, it } from 'vitest';
import { parseName, plainName } from '../../../renderer/model/parseName.ts';

it.each([
  ['parse', 'parse'],
  ['parse()', 'parse'],
  ['GraphQLSchema.getType()', 'GraphQLSchema.getType'],
  ['GraphQLSchema#getType', 'GraphQLSchema#getType'],
  ['$ref_1', '$ref_1'],
  ['graphql!parse()', 'graphql!parse'],
  ['@linked/plane!measure', '@linked/plane!measure'],
  ['type:Shape', 'type:Shape'],
  ['shapes-2!class:Circle.double', 'shapes-2!class:Circle.double'],
])('takes %s for a name', (code, name) => {
  expect(parseName(code)).toBe(name);
});

it.each([
  '',
  '42',
  "'a'",
  'a b',
  'parse(x)',
  'graphql-http',
  '.env',
  'a.',
  'Promise<T>',
  'a()b',
  'schema.graphql/x',
  'node:fs',
  'a!',
  'value!.id',
  '!done',
  'a!b!c',
])('takes %s for no name', (code) => {
  expect(parseName(code)).toBeUndefined();
});

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
