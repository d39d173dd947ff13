import { GraphQLError } from 'graphql';

/** Replaces errors that are not for clients. They can contain SQL and paths of files. */
export function maskError(error: Error, log: (error: Error) => void): Error {
  let origin = error;
  while (origin instanceof GraphQLError && origin.originalError)
    origin = origin.originalError;
  if (origin instanceof GraphQLError) return error;
  log(origin);
  const { nodes, path } = error instanceof GraphQLError ? error : {};
  const extensions = { code: 'INTERNAL_SERVER_ERROR' };
  return new GraphQLError('Something went wrong.', { nodes, path, extensions });
}
