import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findSamples, parsePage } from '../samples/findSamples.ts';

const root = join(import.meta.dirname, '../..');
const text = await readFile(join(root, 'content/docs/tutorials/troubleshooting.md'), 'utf8');
const messages = parsePage(text).children.flatMap((node) =>
  node.type === 'heading' && node.depth === 3
    ? node.children.flatMap((child) => (child.type === 'inlineCode' && node.children.indexOf(child) === 0 ? [child.value] : []))
    : [],
);
const printed = findSamples(text).flatMap(({ output }) => output?.text.split('\n') ?? []);

/** Messages that need two copies of GraphQL.js, a module that isn't there, or a console. */
const elsewhere = new Set([
  'Cannot use GraphQLSchema "…" from another module or realm.',
  "Cannot find module '…/graphql/subscription…'",
  '[Object: null prototype]',
]);

const otherCopy = `
import { graphql } from 'graphql';
import { buildSchema } from 'graphql-16';
const schema = buildSchema('type Query { a: Int }');
await graphql({ schema, source: '{ a }' }).catch((error) => console.log(error.message));
`;

describe('the messages on the troubleshooting page', () => {
  it('are more than a few', () => expect(messages.length).toBeGreaterThan(30));

  it.each(messages.filter((message) => !elsewhere.has(message)))('%s is printed by a sample', (message) => {
    expect(printed.some((line) => patternOf(message).test(line))).toBe(true);
  });

  it.each([
    ['default', /^Expected .* to be a GraphQL schema\.$/s],
    ['development', /^Cannot use GraphQLSchema ".*" from another module or realm\./s],
  ])('equal those of GraphQL.js for a schema from another copy under the condition %s', async (condition, message) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['-C', condition, '--input-type=module', '-e', otherCopy], {
      cwd: root,
    });
    expect(stdout.trimEnd()).toMatch(message);
  });

  it('equal those of Node.js for a missing module', async () => {
    const gone = 'graphql/subscription';
    await expect(import(gone)).rejects.toThrow(/graphql\/subscription/);
  });
});

/** `…` is any text, and a message may go on. */
function patternOf(message: string): RegExp {
  const parts = message.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}`);
}
