/**
 * The documents that every tool gets: plain Markdown of about 60 lines, three blocks of code each. Their prose is made from a list
 * of words by a generator with a fixed seed, so that every tool and every run gets the same.
 *
 * @param {object} request
 * @param {number} request.count
 * @param {boolean} [request.withHeading] whether the title is a heading, too; off for tools that print the front matter's title
 * @returns {Record<string, string>} texts by file name
 */
export function tutorials({ count, withHeading = true }) {
  const random = createRandom(7);
  const width = Math.max(2, String(count).length);
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1).padStart(width, '0'));
  return Object.fromEntries(numbers.map((number, index) => [`tutorial-${number}.md`, tutorial({ number, index, random, withHeading })]));
}

/** The home page that every tool gets. @param {string} link where the first tutorial is */
export function home(link) {
  const random = createRandom(11);
  const parts = ['# GraphQL docs', paragraph(random), '## Start here', paragraph(random), '```sh\nnpm install graphql\n```'];
  return `${[...parts, `- [First tutorial](${link})`, paragraph(random)].join('\n\n')}\n`;
}

const topics = [
  'Building a schema',
  'Writing resolvers',
  'Running a query',
  'Using variables',
  'Mutations and input types',
  'Interfaces and unions',
  'Custom scalars',
  'Validation rules',
  'Error handling',
  'Subscriptions',
];
const words = `schema field resolver value type list argument document query result error promise context parser printer visitor
  directive fragment selection operation variable scalar enum interface union input object root name kind`.split(/\s+/);

function tutorial({ number, index, random, withHeading }) {
  const title = `Tutorial ${number} ${topics[index % topics.length]}`;
  const prose = () => paragraph(random);
  return `${[
    `---\ntitle: ${title}\nsidebar_position: ${index + 1}\n---`,
    ...(withHeading ? [`# ${title}`] : []),
    prose(),
    '## Set up',
    prose(),
    block('ts', schemaCode(number)),
    '## Run it',
    prose(),
    [1, 2, 3].map(() => `- ${sentence(random, 7)}`).join('\n'),
    block('ts', queryCode),
    '## What comes back',
    prose(),
    block('json', `{\n  "data": { "hello": "world ${number}" }\n}`),
    prose(),
    'Next: see the other tutorials in the sidebar.',
  ].join('\n\n')}\n`;
}

const schemaCode = (number) => `import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';

const query${number} = new GraphQLObjectType({
  name: 'Query${number}',
  fields: {
    hello: { type: GraphQLString, resolve: () => 'world ${number}' },
  },
});
export const schema = new GraphQLSchema({ query: query${number} });`;

const queryCode = `import { graphql } from 'graphql';
import { schema } from './schema.js';

const result = await graphql({ schema, source: '{ hello }' });
if (result.errors) throw result.errors[0];
console.log(result.data);`;

function block(language, code) {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

function paragraph(random) {
  return [1, 2, 3].map(() => sentence(random, 9 + Math.floor(random() * 6))).join('\n');
}

function sentence(random, length) {
  const text = Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}

function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
