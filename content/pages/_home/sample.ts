/**
 * The sample of the home page. Like those of the tutorials it is run by a test, which compares what it prints. The question is what
 * the program asks, as one would write it.
 */
export const sample = {
  program: `import { buildSchema, graphql } from 'graphql';

const schema = buildSchema(\`
  type Query {
    planet(name: String!): Planet
  }

  type Planet {
    name: String!
    moons: [String!]!
  }
\`);

const planets = [
  { name: 'Venus', moons: [] },
  { name: 'Mars', moons: ['Phobos', 'Deimos'] },
];

const rootValue = {
  planet: ({ name }) => planets.find((planet) => planet.name === name),
};

const source = '{ planet(name: "Mars") { moons } }';
const result = await graphql({ schema, rootValue, source });

console.log(JSON.stringify(result, null, 2));`,
  question: `{
  planet(name: "Mars") {
    moons
  }
}`,
  output: `{
  "data": {
    "planet": {
      "moons": [
        "Phobos",
        "Deimos"
      ]
    }
  }
}`,
} as const;
