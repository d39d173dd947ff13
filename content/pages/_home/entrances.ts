/** Ways into the API reference, by what a reader wants to do. */
export const entrances: readonly {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly kind: 'class' | 'function'; readonly text: string }[];
}[] = [
  {
    title: 'Answer queries',
    links: [
      { name: 'graphql', kind: 'function', text: 'From a text to a result, in one call' },
      { name: 'parse', kind: 'function', text: 'A document as a syntax tree' },
      { name: 'validate', kind: 'function', text: 'What is wrong with it, before it runs' },
      { name: 'execute', kind: 'function', text: 'Calls resolvers, collects the answer' },
      { name: 'subscribe', kind: 'function', text: 'An answer that goes on' },
    ],
  },
  {
    title: 'Describe data',
    links: [
      { name: 'GraphQLSchema', kind: 'class', text: 'Everything that clients may ask for' },
      { name: 'GraphQLObjectType', kind: 'class', text: 'A thing with fields' },
      { name: 'GraphQLScalarType', kind: 'class', text: 'Dates, money: values of your own' },
      { name: 'buildSchema', kind: 'function', text: 'A schema from the schema language' },
      { name: 'extendSchema', kind: 'function', text: 'More on top of an existing schema' },
    ],
  },
  {
    title: 'Build tools',
    links: [
      { name: 'visit', kind: 'function', text: 'Walk through a tree and change it' },
      { name: 'print', kind: 'function', text: 'A tree as text again' },
      { name: 'printSchema', kind: 'function', text: 'A schema as text' },
      { name: 'findBreakingChanges', kind: 'function', text: 'Two schemas, compared' },
      { name: 'GraphQLError', kind: 'class', text: 'Errors that know where they happened' },
    ],
  },
];
