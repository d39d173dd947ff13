/**
 * The server of the home page, a request and its response. A test runs the server, sends the request and compares the response.
 */
export const sample = {
  program: `import express from 'express';
import { buildSchema } from 'graphql';
import { createHandler } from 'graphql-http/lib/use/express';

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

const app = express();
app.all('/graphql', createHandler({ schema, rootValue }));
app.listen(process.env.PORT ?? 4000, 'localhost');`,
  request: {
    accept: 'application/graphql-response+json',
    query: `{
  planet(name: "Mars") {
    moons
  }
}`,
  },
  response: {
    status: '200 OK',
    contentType: 'application/graphql-response+json',
    body: `{
  "data": {
    "planet": {
      "moons": [
        "Phobos",
        "Deimos"
      ]
    }
  }
}`,
  },
} as const;
