import { GraphQLError } from 'graphql';

/** Errors of a request repeat its input. Nested literals are indented, so they get longer. */
const longestMessage = 500;

/** Replaces errors that are not for clients. They can contain SQL, paths of files and values. */
export function maskError(error: Error, log: (error: Error) => void): GraphQLError {
  if (isForClients(error)) return shorten(error);
  let origin = error;
  while (origin instanceof GraphQLError && origin.originalError)
    origin = origin.originalError;
  log(origin);
  const { nodes, path } = error instanceof GraphQLError ? error : {};
  const extensions = { code: 'INTERNAL_SERVER_ERROR' };
  return new GraphQLError('Something went wrong.', { nodes, path, extensions });
}

function shorten(error: GraphQLError): GraphQLError {
  if (error.message.length <= longestMessage) return error;
  const { nodes, source, positions, path, extensions } = error;
  const message = `${error.message.slice(0, longestMessage)}…`;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

/** Errors of the request, and those that a resolver threw with a code. */
function isForClients(error: Error): error is GraphQLError {
  if (!(error instanceof GraphQLError)) return false;
  const thrown = error.originalError;
  // Without a path, it is an error of the request. A scalar can be its origin.
  if (error.path === undefined) return !thrown || isForClients(thrown);
  // GraphQL.js throws errors without a code, for values that don't fit their type.
  return thrown instanceof GraphQLError && typeof thrown.extensions.code === 'string';
}
