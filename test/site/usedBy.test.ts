import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstOf } from '../browser/firstOf.ts';
import { buildGraphqlSite, type GraphqlSite, repository } from './graphqlSite.ts';
import { typeUsers } from './typeUsers.ts';

let site: GraphqlSite;
beforeAll(async () => {
  site = await buildGraphqlSite();
});

async function usedBy(path: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const html = await site.read(`${path}/index.html`);
  const section = /<dl class="params users">.*?<\/dl>/s.exec(html)?.[0] ?? '';
  return Object.fromEntries(
    [...section.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, title = '', list = '']) => [title, namesIn(list)]),
  );
}

function namesIn(list: string): readonly string[] {
  return [...list.matchAll(/<a [^>]*href="[^"]*">(.*?)<\/a>/g)].map(([, name = '']) => name);
}

/** The users of one list: those on the page of a symbol, or, if these are not all, those on the page of its users. */
async function allUsers(path: string, { title, id }: { readonly title: string; readonly id: string }): Promise<readonly string[]> {
  const shown = (await usedBy(path))[title] ?? [];
  if (shown.at(-1)?.startsWith('Show all') !== true) return shown;
  const whole = await site.read(`${path}/used-by/index.html`);
  return namesIn(new RegExp(`id="${id}".*?<ul>(.*?)</ul>`, 's').exec(whole)?.[1] ?? '');
}

describe('the page of a type', () => {
  firstOf(['GraphQLDirective', 'GraphQLSchema', 'Source'])(
    'lists the symbols that accept and return %s, as the compiler sees them',
    async (name) => {
      const path = `api/graphql-js/class/${name}`;
      const acceptedBy = await allUsers(path, { title: 'Accepted by', id: 'acceptedBy' });
      const returnedBy = await allUsers(path, { title: 'Returned by', id: 'returnedBy' });
      expect({ acceptedBy: acceptedBy.toSorted(), returnedBy: returnedBy.toSorted() }).toEqual(
        typeUsers(join(repository, 'node_modules/graphql/index.d.ts'), name),
      );
    },
  );

  it('lists the types that contain it, its guards, and the documents that mention it, with the section', async () => {
    const lists = await usedBy('api/graphql-js/class/GraphQLSchema');
    expect(lists['Part of']).toEqual([
      'ExecutionArgs',
      'GraphQLExecuteContext',
      'GraphQLExecuteRootSelectionSetContext',
      'GraphQLExecuteVariableCoercionContext',
      'GraphQLResolveInfo',
      'GraphQLSubscribeContext',
      'GraphQLValidateContext',
      'ValidatedExecutionArgs',
    ]);
    expect(lists['Recognized by']).toEqual(['isSchema']);
    expect(lists.Documents).toEqual([
      'Getting started with GraphQL.js: A first query',
      'Basic types: Custom scalars',
      'Constructing types: The same type in both styles',
      'Show all 23',
    ]);
  });

  it('links to another page if it has too many users', async () => {
    const lists = await usedBy('api/graphql-js/class/Location');
    const whole = await site.read('api/graphql-js/class/Location/used-by/index.html');
    const all = [...(/id="containedIn".*?<\/section>/s.exec(whole)?.[0] ?? '').matchAll(/<li>/g)].length;
    expect(all).toBeGreaterThan(50);
    expect(lists['Part of']).toHaveLength(9);
    expect(lists['Part of']?.at(-1)).toBe(`Show all ${all}`);
  });

  it('has no such section if nothing uses it', async () => {
    expect(await site.read('api/graphql-js/variable/versionInfo/index.html')).not.toContain('id="used-by"');
  });
});
