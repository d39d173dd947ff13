/** The major versions of GraphQL.js that the documents speak of. */
export const graphqlVersions = [17, 16] as const;

export type GraphqlVersion = (typeof graphqlVersions)[number];

/** Name of the installed package that is this version. */
export const packageOf: Readonly<Record<GraphqlVersion, string>> = { 17: 'graphql', 16: 'graphql-16' };

/** Reads `17` or `16`; undefined for anything else. */
export function parseVersion(text: string | undefined): GraphqlVersion | undefined {
  return graphqlVersions.find((version) => String(version) === text);
}
