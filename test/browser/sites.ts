/** Addresses of the sites that every browser test looks at, with a slash at the end: built and served once by `globalSetup.ts`. */
export interface Sites {
  /** The site of GraphQL.js. */
  readonly graphql: string;
  /** The same under `/docs-site/`. Only tests with the tag `full` use it: without them it is empty. */
  readonly based: string;
  /** `test/fixtures/sites/browser`: what the site of GraphQL.js has no use for, under `/docs-site/`. */
  readonly behaviors: string;
  /** Two packages of `test/fixtures/sites/workspace`, without a config. */
  readonly packages: string;
  /** A home page built for another `baseUrl` than it is served under. */
  readonly misplaced: string;
  /** Not an address: the folder that the site of GraphQL.js was built to. */
  readonly folder: string;
}

/** The site of GraphQL.js at two base URLs. What depends on a base URL is tested with the site `behaviors`, too. */
export const bothSites: readonly { readonly name: 'graphql' | 'based'; readonly tags: string[] }[] = [
  { name: 'graphql', tags: [] },
  { name: 'based', tags: ['full'] },
];

declare module 'vitest' {
  interface ProvidedContext {
    sites: Sites;
  }
}
