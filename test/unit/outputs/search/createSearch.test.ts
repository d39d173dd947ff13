import { describe, expect, it } from 'vitest';
import { createSearch, type HitGroup } from '../../../../client/search/engine/createSearch.ts';
import type { SearchManifest } from '../../../../renderer/model/search.ts';
import { packDetails, packNames } from '../../../../renderer/outputs/search/packNames.ts';
import { packTypes } from '../../../../renderer/outputs/search/packTypes.ts';
import type { NamedPage } from '../../../../renderer/render/names/listNames.ts';
import { makePackage, makeSymbol } from '../../make.ts';
import { parameter, ref, signature, string } from '../../templates/signature/text.ts';
import { symbolPage } from './namesIndex.ts';

function page(name: string, result: string): NamedPage {
  const symbol = makeSymbol('function', name, { signatures: [signature([parameter('source', string)], ref(result))] });
  return { ...symbolPage('function', name, [], { signature: `: ${result}`, sentence: `Makes a ${result}.` }), symbol };
}

interface PartsRequest {
  readonly missing: readonly string[];
  readonly parts: number;
  readonly more: readonly NamedPage[];
}

/** An index in two parts, as that of a large site is, whose files are counted as they are asked for. */
async function createParts({ missing = [], parts: count = 2, more = [] }: Partial<PartsRequest> = {}) {
  const parts = [
    [page('parse', 'Document'), page('print', 'Text')],
    [page('parseType', 'Document'), symbolPage('class', 'Document'), ...more],
  ].slice(0, count);
  const files = new Map<string, unknown>();
  const manifest: SearchManifest = {
    names: parts.map((pages, at) => {
      files.set(`names-${at}`, packNames(pages));
      files.set(`types-${at}`, packTypes({ pages, find: () => undefined, unexported: [] }));
      files.set(`details-${at}`, packDetails(pages)[0]);
      return { names: `names-${at}`, types: `types-${at}`, details: [`details-${at}`] };
    }),
    text: { sections: 0, terms: [], passages: [] },
  };
  const asked: string[] = [];
  const gone = new Set(missing);
  const load = async <T>(file: string): Promise<T> => {
    asked.push(file);
    if (gone.has(file)) throw new Error(`${file} is gone.`);
    return files.get(file) as T;
  };
  return { search: await createSearch(manifest, { load }), asked, gone };
}

const hrefsOf = (groups: readonly HitGroup[] | undefined) => groups?.map(({ id, hits }) => [id, hits.map(({ name }) => name)]);

describe('createSearch', () => {
  it('loads types when a query needs them, and each file once', async () => {
    const { search, asked } = await createParts();
    await search.find({ input: 'parse' });
    expect(asked).toEqual(['names-0', 'names-1']);
    await search.find({ input: 'string -> Document' });
    await search.find({ input: 'string -> Text' });
    expect(asked).toEqual(['names-0', 'names-1', 'types-0', 'types-1']);
  });

  it('loads types early if the index is small, or if a query may become a signature', async () => {
    const small = await createParts({ parts: 1 });
    small.search.prepare();
    expect(small.asked).toEqual(['names-0', 'types-0']);
    const large = await createParts();
    large.search.prepare();
    await large.search.find({ input: 'string' });
    expect(large.asked).toEqual(['names-0', 'names-1']);
    await large.search.find({ input: 'string -' });
    expect(large.asked).toEqual(['names-0', 'names-1', 'types-0', 'types-1']);
  });

  it('finds signatures in every part, and returns results of the first part before it searches the others', async () => {
    const { search } = await createParts();
    const early: unknown[] = [];
    const groups = await search.find({ input: 'string -> Document', onNames: (first) => early.push(hrefsOf(first)) });
    expect(early).toEqual([[['signatures', ['parse']]]]);
    expect(hrefsOf(groups)).toEqual([['signatures', ['parse', 'parseType']]]);
  });

  it('treats a signature without matches as words', async () => {
    const { search } = await createParts();
    expect(hrefsOf(await search.find({ input: 'print(number, number, number)' }))).toEqual([['names', ['print']]]);
    expect(hrefsOf(await search.find({ input: 'print()' }))).toEqual([['names', ['print']]]);
  });

  it('reads a question as its only telling word, unless all words name something', async () => {
    const { search } = await createParts({ more: [page('whenPrinted', 'Text')] });
    expect(hrefsOf(await search.find({ input: 'what is parseType' }))).toEqual([['names', ['parseType']]]);
    expect(hrefsOf(await search.find({ input: 'when print' }))).toEqual([['names', ['whenPrinted']]]);
  });

  it.each([
    ['make a document', ['parse', 'parseType']],
    ['how do I create the Document', ['parse', 'parseType']],
    ['create a document in bulk', undefined],
    ['create text', undefined],
  ])('answers “%s” with what returns the type', async (input, expected) => {
    const { search } = await createParts();
    const groups = hrefsOf(await search.find({ input }));
    expect(groups?.find(([id]) => id === 'signatures')?.[1]).toEqual(expected);
  });

  it('says how many names match, not how many it returns', async () => {
    const { search } = await createParts();
    const [names] = (await search.find({ input: 'kind:function', most: 2 })) ?? [];
    expect([names?.hits.length, names?.total]).toEqual([2, 3]);
  });

  it('returns the details of a name from any part', async () => {
    const { search } = await createParts();
    const [group] = (await search.find({ input: 'parseType' })) ?? [];
    const [hit] = group?.hits ?? [];
    expect(hit?.type === 'name' && (await search.detailsOf(hit))).toEqual({ signature: ': Document', sentence: 'Makes a Document.' });
  });

  it('requests a file again after it failed to load', async () => {
    const { search, gone } = await createParts({ missing: ['types-1'] });
    await expect(search.find({ input: 'string -> Document' })).rejects.toThrow('types-1 is gone.');
    gone.clear();
    expect(hrefsOf(await search.find({ input: 'string -> Document' }))).toEqual([['signatures', ['parse', 'parseType']]]);
  });
});

it('says what a result is imported from only if another one has its name', async () => {
  const modules = ['', 'fp'].map((name) => ({ name, symbols: [], references: [] }));
  const of = (name: string, module: string, folder: string): NamedPage => {
    const shown = symbolPage('function', name);
    const symbol = makeSymbol('function', name, { module });
    const entry = { ...shown.entry, address: `/api/dates/${folder}/${name}` };
    return { ...shown, entry, symbol, package: makePackage([], { name: 'dates', modules }) };
  };
  const pages = [of('format', '', 'function'), of('format', 'fp', 'fp/function'), of('formatAll', 'fp', 'fp/function')];
  const { search } = await createParts({ more: pages });
  const [group] = (await search.find({ input: 'format' })) ?? [];
  const found = group?.hits.map((hit) => [hit.name, hit.type === 'name' && hit.module]);
  expect(found).toEqual([
    ['format', ''],
    ['format', 'dates/fp'],
    ['formatAll', ''],
  ]);
});
