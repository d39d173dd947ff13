/** Names of generics of the language that only give what their type arguments name. */
export const covariantNames: ReadonlySet<string> = new Set(
  'Array ReadonlyArray Promise PromiseLike Set ReadonlySet Map ReadonlyMap Iterable Iterator IterableIterator AsyncIterable AsyncIterator AsyncIterableIterator Generator AsyncGenerator WeakRef ReadableStream ArrayLike'.split(
    ' ',
  ),
);
