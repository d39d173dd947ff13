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
    [...section.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, title = '', list = '']) => [
      title,
      [...list.matchAll(/<a [^>]*href="[^"]*">(.*?)<\/a>/g)].map(([, name = '']) => name),
    ]),
  );
}

describe('the page of a type', () => {
  firstOf(['GraphQLDirective', 'GraphQLSchema', 'Source'])(
    'lists the symbols that accept and return %s, as the compiler sees them',
    async (name) => {
      const lists = await usedBy(`api/graphql-js/class/${name}`);
      expect({ acceptedBy: lists['Accepted by']?.toSorted(), returnedBy: lists['Returned by']?.toSorted() ?? [] }).toEqual(
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
    expect(lists['Part of']).toHaveLength(51);
    expect(lists['Part of']?.at(-1)).toBe(`Show all ${all}`);
  });

  it('has no such section if nothing uses it', async () => {
    expect(await site.read('api/graphql-js/variable/versionInfo/index.html')).not.toContain('id="used-by"');
  });
});
