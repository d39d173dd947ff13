/**
 * Questions of newcomers and upgraders as they type them, and the page or section that answers them: an address, with `~` for the folder of
 * the current version's reference, `16~` for that of version 16, and `^` for that of the tutorials.
 */
export const readerQuestions: readonly (readonly [question: string, answer: string])[] = [
  // Newcomers.
  ['which version of node do I need', '^#what-you-need'],
  ['resolver parameters', '^/resolvers-context-and-info#the-four-parameters'],
  ['what is the difference between query and mutation', '^/mutations-and-input-types'],
  ['why is my field null', '^/troubleshooting#non-nullable'],
  ['cannot query field', '^/troubleshooting#cannot-query-field'],
  ['how do I return an error code', '^/errors-and-nullability#send-codes'],
  ['custom scalar', '^/basic-types#custom-scalars'],
  ['union or interface', '^/interfaces-and-unions'],
  ['paginate a list', '^/pagination'],
  ['subscriptions websocket', '^/subscriptions#websockets'],
  ['test resolvers', '^/testing#test-resolvers'],
  ['generate typescript types', '^/typescript#generate-resolver-types'],
  ['limit query depth', '^/securing-an-endpoint#limit-operations'],
  ['cancel a request', '^/securing-an-endpoint#time-limit'],
  // Owners of a server.
  ['bearer token', '^/authentication-and-express-middleware#who-is-asking'],
  ['load a schema from a .graphql file', '^/faq#load-files'],
  ['how to upload files', '^/faq#upload'],
  ['batch several operations in one request', '^/faq#batching'],
  ['cache parsed and validated documents', '^/caching#documents'],
  ['HTTP cache headers for GET', '^/caching'],
  ['query complexity', '^/securing-an-endpoint#limit-cost'],
  ['difference between execute and graphql', '^#from-a-question-to-an-answer'],
  ['pubsub withFilter', '^/subscriptions#events'],
  ['log all resolver errors', '^/errors-and-nullability#mask-unexpected-errors'],
  ['set HTTP status from a resolver', '^/faq#http-status'],
  ['introspection JSON to SDL', '^/faq#introspection-to-sdl'],
  ['abort a database query when the client leaves', '^/securing-an-endpoint#time-limit'],
  ['Jest: GraphQLSchema from another module', '^/troubleshooting#another-realm'],
  // Upgraders.
  ['upgrade to version 17', '^/upgrading-to-17#a-safe-order'],
  ['formatError removed', '^/upgrading-to-17#removed-exports'],
  ['assertValidName', '16~function/assertValidName'],
  ['getOperationRootType', '16~function/getOperationRootType'],
  ['NODE_ENV production', '^/upgrading-to-17#development-mode'],
  ['another realm', '^/troubleshooting#another-realm'],
  ['express-graphql deprecated', '^/express-graphql'],
  ['defer and stream', '^/defer-and-stream'],
];
