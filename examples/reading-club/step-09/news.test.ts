import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { send, startServer } from './testServer.ts';
import { Topic } from './topic.ts';

test('each published review reaches the clients that wait for it once', async (context) => {
  const port = await startServer(context);
  const client = createClient({
    url: `ws://localhost:${port}/graphql`,
    webSocketImpl: WebSocket,
  });
  context.after(() => client.dispose());
  const isOpen = new Promise((resolve) => client.on('connected', resolve));
  const news = client.iterate({
    query: 'subscription { reviewPublished(bookId: 2) { text by { name } } }',
  });
  const first = news.next();
  await isOpen;
  // The server handles messages of a connection in turn. An answer to this one means that the subscription is there.
  await client.iterate({ query: '{ me { id } }' }).next();

  const Authorization = 'Bearer token-of-ada';
  const ask = async (query: string) =>
    (await send(port, { query }, { Authorization })).json();
  for (const [bookId, text] of [
    [1, 'Of another book.'],
    [2, 'Clever.'],
    [2, 'Witty.'],
  ]) {
    const { data } = await ask(
      `mutation { addReview(input: { bookId: ${bookId}, stars: 5, text: "${text}" }) { id } }`,
    );
    const publish = `publishReview(id: ${data.addReview.id}) { id }`;
    await ask(`mutation { a: ${publish} b: ${publish} }`);
  }
  for (const [event, text] of [
    [first, 'Clever.'],
    [news.next(), 'Witty.'],
  ] as const) {
    const reviewPublished = { text, by: { name: 'Ada' } };
    assert.deepEqual((await event).value, { data: { reviewPublished } });
  }
  await news.return?.();
});

test('an open subscription shows no drafts: its token can be revoked', async (context) => {
  const port = await startServer(context);
  const client = createClient({
    url: `ws://localhost:${port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: 'Bearer token-of-ada' },
  });
  context.after(() => client.dispose());
  const read = 'reviews { edges { node { text } } }';
  const news = client.iterate({
    query: `subscription { reviewPublished { book { ${read} } } }`,
  });
  const first = news.next();
  await client.iterate({ query: '{ me { id } }' }).next();

  const Authorization = 'Bearer token-of-ada';
  const add = (text: string) =>
    `addReview(input: { bookId: 2, stars: 5, text: "${text}" }) { id }`;
  const query = `mutation { a: ${add('Draft.')} b: ${add('News.')} publishReview(id: 2) { id } }`;
  await send(port, { query }, { Authorization });
  const reviewPublished = { book: { reviews: { edges: [{ node: { text: 'News.' } }] } } };
  assert.deepEqual((await first).value, { data: { reviewPublished } });
  await news.return?.();
});

test('a topic forgets consumers that leave, and ends for those that do not read', async () => {
  const topic = new Topic<number>();
  const left = topic.subscribe(() => true);
  const next = left.next();
  await left.return?.();
  assert.deepEqual(await next, { done: true, value: undefined });

  const slow = topic.subscribe(() => true, 3);
  for (let value = 1; value <= 1000; value += 1) topic.publish(value);
  assert.equal(topic.size, 0);
  const received: number[] = [];
  for await (const value of slow) received.push(value);
  assert.deepEqual(received, [1, 2, 3, 4]);
});
