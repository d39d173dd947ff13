import { describe, expect, it } from 'vitest';
import { markPassage } from '../../../../client/search/engine/markPassage.ts';
import { parseQuery } from '../../../../client/search/engine/parseQuery.ts';
import { bareQuestion, termsOf } from '../../../../client/search/engine/queryTerms.ts';
import { searchText } from '../../../../client/search/engine/searchText.ts';
import type { Passage, SearchManifest } from '../../../../renderer/model/search.ts';
import { createAddSynonyms } from '../../../../renderer/outputs/search/addSynonyms.ts';
import { createTextIndex } from '../../../../renderer/outputs/search/createTextIndex.ts';
import { createTermCounter } from '../../../../renderer/render/text/countTerms.ts';

function passage(href: string, heading: string, text: string): Passage {
  return { href, page: 'Page', heading, kind: 'document', text };
}

const passages = [
  passage('/a', '', 'Every request has a context of its own, which resolvers share.'),
  passage('/a#errors', 'Errors', 'A resolver that throws makes an error, and the field becomes null.'),
  passage('/b', '', 'Loading many things one by one is slow; a loader collects requests.'),
  passage('/c', '', 'Nothing to see here, request or not.'),
];

const packageAt = (href: string): readonly string[] | undefined => (href.startsWith('/api/') ? ['pkg', 'Package'] : undefined);

/** An index as it is written and read, with a count of the files that were asked for. */
function createIndex(all: readonly Passage[], synonyms: Readonly<Record<string, readonly string[]>> = {}, description?: string) {
  const index = createTextIndex(createAddSynonyms({ synonyms }));
  const countTerms = createTermCounter();
  for (const one of all) index.add(one, countTerms(one), description);
  const { sections, terms, passages: texts } = index.finish();
  const files = new Map<string, unknown>([
    ...terms.map(({ data }, at) => [`terms-${at}`, data] as const),
    ...texts.map(({ data }, at) => [`passages-${at}`, data] as const),
  ]);
  const manifest: SearchManifest['text'] = {
    sections,
    terms: terms.map(({ from }, at) => ({ from, file: `terms-${at}` })),
    passages: texts.map(({ from }, at) => ({ from, file: `passages-${at}` })),
  };
  const loaded: string[] = [];
  const load = async <T>(file: string): Promise<T> => {
    loaded.push(file);
    return files.get(file) as T;
  };
  const find = async (input: string, shown: readonly string[] = [], isStillWanted?: () => Promise<boolean>) =>
    searchText({ query: parseQuery(input), manifest, load, most: 5, shown: new Set(shown), packageAt, isStillWanted });
  return { find, loaded, files };
}

describe('searchText', () => {
  it('finds the beginning of a page by its description', async () => {
    const { find } = createIndex(passages.slice(0, 2), {}, 'Different types from one field.');
    expect((await find('different types')).map(({ passage: { href }, isWhole }) => [href, isWhole])).toEqual([['/a', true]]);
  });

  it.each([
    ['load', true, true],
    ['loader req', true, false],
    ['loader cache', false, false],
  ])('says of %s whether a section has each word, and as it is', async (input, isComplete, isWhole) => {
    const [match] = await createIndex(passages).find(input);
    expect(match).toMatchObject({ isComplete, isWhole });
  });

  it.each([
    ['latency', ['/b']],
    ['latencies', ['/b']],
    ['data source', ['/b']],
    ['exceptions', ['/a#errors']],
    ['unknown', []],
  ])('finds %s by its synonyms', async (input, hrefs) => {
    const synonyms = {
      latency: ['slow', 'absent words'],
      'data sources': ['loader'],
      exception: ['throw error'],
      unknown: ['loader errors'],
    };
    const found = await createIndex(passages, synonyms).find(input);
    expect(found.map((match) => match.passage.href)).toEqual(hrefs);
  });

  it('finds another word for one of the query, but the word itself first', async () => {
    const { find } = createIndex([
      passage('/a', '', 'A deprecated field.'),
      passage('/b', '', 'An obsolete field.'),
      passage('/c', '', 'A field, verified.'),
    ]);
    const hrefs = async (input: string) => (await find(input)).map((match) => match.passage.href);
    expect(await hrefs('obsolete')).toEqual(['/b', '/a']);
    expect(await hrefs('validated')).toEqual([]);
    expect(await hrefs('fieldjs')).toEqual(['/a', '/b', '/c']);
    expect(await hrefs('every obsolete example')).toEqual(['/b', '/a']);
    expect((await find('outdated field'))[0]).toMatchObject({
      isComplete: true,
      isWhole: false,
      marks: [expect.anything(), expect.anything()],
    });
  });

  it('puts the page that a word of the query names first', async () => {
    const named = { ...passage('/api/parse', '', 'Reads a source and parses it into a document.'), page: 'parse' };
    const others = [1, 2, 3].map((number) => passage(`/d${number}`, 'Parse a document', 'Parse a document, then print the document.'));
    const { find } = createIndex([...others, named]);
    expect((await find('parse document'))[0]?.passage.href).toBe('/api/parse');
    expect((await find('print document')).at(-1)?.passage.href).toBe('/api/parse');
  });

  it.each([
    ['context', ['/a']],
    ['resolver throws', ['/a#errors', '/a']],
    ['throwing resolvers', ['/a#errors', '/a']],
    ['load', ['/b']],
    ['requests', ['/c', '/b', '/a']],
    ['what is an error?', ['/a#errors']],
    ['pagination', []],
  ])('finds %s', async (input, hrefs) => {
    const found = await createIndex(passages).find(input);
    expect(found.map((match) => match.passage.href).toSorted()).toEqual([...hrefs].toSorted());
    expect(found[0]?.passage.href).toBe(hrefs[0]);
  });

  it('ranks prose before examples, and the beginning of a page before later sections', async () => {
    const text = 'A loader collects requests.';
    const found = await createIndex([
      { ...passage('/api/a#examples', 'Examples', text), kind: 'function' },
      { ...passage('/api/a', '', text), kind: 'function' },
      passage('/docs/a', '', text),
    ]).find('loader collects');
    expect(found.map((match) => match.passage.href)).toEqual(['/docs/a', '/api/a', '/api/a#examples']);
  });

  it('finds a section by the title of its page, but ranks sections that contain the word higher', async () => {
    const found = await createIndex([
      { ...passage('/a#options', 'Options', 'What a schema takes.'), page: 'Schema' },
      { ...passage('/b#options', 'Options', 'What a value takes.'), page: 'Schema' },
      { ...passage('/c#options', 'Options', 'What a schema takes.'), page: 'Value' },
    ]).find('schema');
    expect(found.map((match) => match.passage.href)).toEqual(['/a#options', '/b#options', '/c#options']);
  });

  it('finds a page by the words in its name', async () => {
    const found = await createIndex([
      { ...passage('/api/other', '', 'Shows things.'), kind: 'function' },
      { ...passage('/api/printSchema', '', 'Shows a thing.'), page: 'printSchema', kind: 'function' },
    ]).find('schemas printed');
    expect(found.map((match) => match.passage.href)).toEqual(['/api/printSchema']);
  });

  it('ranks a rare word of the query before a common one', async () => {
    const usual = Array.from({ length: 20 }, (_, at) => passage(`/u${at}`, '', 'A field is a field of the current field.'));
    const found = await createIndex([...usual, passage('/user', '', 'The user comes from the session.')]).find(
      'the user of the current field',
    );
    expect(found[0]?.passage.href).toBe('/user');
  });

  it('applies the filters for package and kind', async () => {
    const { find } = createIndex([passage('/docs/a', '', 'A loader.'), { ...passage('/api/a', '', 'A loader.'), kind: 'class' }]);
    const hrefs = async (input: string) => (await find(input)).map((match) => match.passage.href);
    expect(await hrefs('package:pkg loader')).toEqual(['/api/a']);
    expect(await hrefs('package:other loader')).toEqual([]);
    expect(await hrefs('kind:doc loader')).toEqual(['/docs/a']);
  });

  it('omits pages that are already among the results', async () => {
    const found = await createIndex(passages).find('requests', ['/b']);
    expect(found.map((match) => match.passage.href)).toEqual(['/c', '/a']);
  });

  it('shows at most two sections of a page, so that other pages are seen', async () => {
    const sections = ['', 'one', 'two', 'three'].map((name) => passage(`/long${name === '' ? '' : `#${name}`}`, name, 'A loader loads.'));
    const { find } = createIndex([
      ...sections,
      passage('/short', '', 'Some pages mention a loader once among many other words of theirs.'),
    ]);
    expect((await find('loader')).map(({ passage: { href } }) => href)).toEqual(['/long', '/long#one', '/short']);
  });

  it('shows a text twice that many pages have, and looks for others', async () => {
    const inherited = Array.from({ length: 60 }, (_, number) => passage(`/node-${number}#loc`, 'loc', 'The location of a node.'));
    const { find } = createIndex([
      ...inherited,
      passage('/ast', '', 'Among many other things that a tree has, a node of it has a location.'),
    ]);
    expect((await find('node location')).map(({ passage: { href } }) => href)).toEqual(['/node-0#loc', '/node-1#loc', '/ast']);
  });

  it('stops early where a filter leaves nearly nothing, and for a newer query', async () => {
    const many = Array.from({ length: 300 }, (_, number) => passage(`/p${number}`, '', `A node. ${'Filler. '.repeat(200)}`));
    const filtered = createIndex(many);
    expect(await filtered.find('package:pkg node')).toEqual([]);
    // The same passages under one text need more rounds.
    const alike = createIndex(many);
    await alike.find('node');
    expect(filtered.loaded.length).toBeLessThan(alike.loaded.length / 2);
    const left = createIndex(many);
    await left.find('node', [], async () => false);
    expect(left.loaded.length).toBeLessThan(filtered.loaded.length);
  });

  it('reports whether every word was found', async () => {
    const found = await createIndex(passages).find('resolver throws');
    expect(found.map(({ isComplete }) => isComplete)).toEqual([true, false]);
  });

  it('loads only the files that a query needs', async () => {
    const many = Array.from({ length: 3000 }, (_, at) => passage(`/p${at}`, '', `word${at} ${'filler '.repeat(20)}unique${at}`));
    const { find, loaded, files } = createIndex(many);
    await find('unique1234');
    expect(files.size).toBeGreaterThan(20);
    expect(loaded.length).toBeLessThanOrEqual(3);
  });
});

describe('termsOf', () => {
  it('omits common words, unless there are no others', () => {
    expect(termsOf('how do I use a loader')).toEqual(['loader']);
    expect(termsOf('which fields did the client request')).toEqual(['field', 'client', 'request']);
    expect(termsOf('what is it')).toEqual(['what', 'is', 'it']);
  });
});

describe('bareQuestion', () => {
  it.each([
    ['how do mutations work', 'mutations'],
    ['How do mutations work', 'mutations'],
    ['what is a GraphQLSchema?', 'GraphQLSchema'],
    ['how to validate a query', 'how to validate a query'],
    ['Do.work', 'Do.work'],
    ['what is it', 'what is it'],
    ['is leaf', 'is leaf'],
    ['can resolve', 'can resolve'],
  ])('of “%s” is “%s”', (question, bare) => {
    expect(bareQuestion(question)).toBe(bare);
  });
});

describe('markPassage', () => {
  it('returns the excerpt with most of the words, and their positions', () => {
    const text = `${'Something else entirely. '.repeat(12)}Here a loader collects the requests of a tick. ${'And more. '.repeat(30)}`;
    const { excerpt, marks } = markPassage(text, ['loader', 'request']);
    expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['loader', 'requests']);
    expect(excerpt).toMatch(/^….* loader collects .*…$/);
    expect(excerpt.length).toBeLessThan(200);
  });

  it('does not shorten a short text', () => {
    expect(markPassage('A short text.', ['text'])).toEqual({ excerpt: 'A short text.', marks: [[8, 12]] });
  });
});
