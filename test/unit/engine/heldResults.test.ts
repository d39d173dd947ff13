import { expect, it } from 'vitest';
import { openSession } from '../../../renderer/engine/session.ts';
import { noStore, openStore } from '../../../renderer/engine/store.ts';
import { defineTask } from '../../../renderer/engine/task.ts';
import { testFolder } from './testFolder.ts';

const { path } = testFolder();

/** Values of two facts; a question names one of them. */
type Facts = Readonly<Record<'titles' | 'links', Readonly<Record<string, string>>>>;

const facts: Facts = { titles: { a: 'A', b: 'B' }, links: { a: '/a' } };

/** A session that builds repeatedly. Each build gives the inputs whose task ran, and the questions that were asked again before. */
function builds(store = noStore) {
  const session = openSession({ name: 'test', store });
  return async (values: Facts, inputs: readonly string[], failing?: string) => {
    const [ran, asked]: [string[], string[]] = [[], []];
    const answer = (question: string): string => {
      const [name, key = ''] = question.split(' ');
      return values[name === 'titles' ? 'titles' : 'links'][key] ?? 'none';
    };
    session.begin();
    const task = defineTask({
      name: 'pages',
      storage: { kind: 'bucket' },
      answers: {
        site: (question) => {
          asked.push(question);
          return answer(question);
        },
      },
      facts: { values, of: (question) => [question.slice('site:'.length).split(' ')[0] ?? ''] },
      run: (input: string, read) => {
        ran.push(input);
        if (input === failing) throw new Error('It failed');
        for (const question of input.split(', ')) read.ask(`site:${question}`, answer(question));
        return input;
      },
    });
    await session.runAll(task, inputs, () => {}).catch(() => {});
    await session.save();
    return { ran, asked };
  };
}

const inputs = ['titles a, links a', 'titles b', 'links b'];

it('nothing is asked again while all facts are equal', async () => {
  const build = builds();
  expect((await build(facts, inputs)).ran).toEqual(inputs);
  expect(await build(structuredClone(facts), inputs)).toEqual({ ran: [], asked: [] });
});

it('after a change, the questions to that fact are asked once each, and results with another answer are made again', async () => {
  const build = builds();
  await build(facts, inputs);
  await build(facts, inputs);
  const other = { ...facts, titles: { ...facts.titles, a: 'Other' } };
  expect(await build(other, inputs)).toEqual({ ran: ['titles a, links a'], asked: ['titles a', 'titles b', 'titles a'] });
  expect(await build(other, inputs)).toEqual({ ran: [], asked: [] });
  expect((await build(facts, inputs)).ran).toEqual(['titles a, links a']);
});

it('a result of another build that was not asked for in the meantime is checked, too', async () => {
  const build = builds();
  await build(facts, inputs);
  const other = { ...facts, links: { a: '/a', b: '/b' } };
  await build(other, ['titles a, links a']);
  expect((await build(other, inputs)).ran).toEqual(['titles b', 'links b']);
});

/** The builds of processes that share a cache. */
const next = (values: Facts, wanted = inputs, failing?: string) =>
  builds(openStore({ folder: path(), version: '1' }))(values, wanted, failing);

const other = { ...facts, titles: { ...facts.titles, a: 'Other' } };

it('a process asks nothing again while the facts are those of the last one', async () => {
  expect((await next(facts)).ran).toEqual(inputs);
  expect(await next(structuredClone(facts))).toEqual({ ran: [], asked: [] });
  expect((await next(other)).ran).toEqual(['titles a, links a']);
  expect(await next(other)).toEqual({ ran: [], asked: [] });
  expect((await next(facts)).ran).toEqual(['titles a, links a']);
});

it('a result that could not be made again is not trusted by the next process', async () => {
  await next(facts);
  const fewer = ['titles a, links a', 'titles b'];
  expect((await next(other, fewer, 'titles a, links a')).ran).toEqual(['titles a, links a']);
  expect((await next(other, fewer)).ran).toEqual(['titles a, links a']);
});
