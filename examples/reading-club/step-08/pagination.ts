import { GraphQLError } from 'graphql';

export const pageInfoTypeDefs = /* GraphQL */ `
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
`;

export interface PageArgs {
  readonly first: number;
  readonly after?: string | null;
}

interface PageOptions<Row, Key> {
  /** The values that the rows are sorted by. Together, they are unique. */
  readonly keyOf: (row: Row) => Key;
  readonly isKey: (value: unknown) => value is Key;
  /** Queries the rows after a key, sorted, at most `limit`. */
  readonly load: (query: { after: Key | undefined; limit: number }) => readonly Row[];
}

/** A page of a connection. */
export function findPage<Row, Key>(
  { first, after }: PageArgs,
  { keyOf, isKey, load }: PageOptions<Row, Key>,
) {
  if (first < 1 || first > 50) throw invalid('"first" must be between 1 and 50.');
  // One row more than requested says whether there is a next page.
  const rows = load({
    after: after == null ? undefined : readCursor(after, isKey),
    limit: first + 1,
  });
  const edges = rows.slice(0, first).map((node) => ({
    node,
    cursor: Buffer.from(JSON.stringify(keyOf(node))).toString('base64url'),
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Clients can send anything as a cursor. */
function readCursor<Key>(cursor: string, isKey: (value: unknown) => value is Key): Key {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isKey(key)) return key;
  } catch {
    // No JSON.
  }
  throw invalid('"after" is not a cursor of this list.');
}

const invalid = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
