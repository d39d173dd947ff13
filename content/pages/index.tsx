import type { ReactNode } from 'react';
import { ColoredCode } from './_home/ColoredCode.tsx';
import { entrances } from './_home/entrances.ts';
import { GraphPicture } from './_home/GraphPicture.tsx';
import { sample } from './_home/sample.ts';

export const title = 'GraphQL.js';
export const description =
  'A reference implementation of GraphQL for JavaScript: tutorials whose samples all run, and a reference of the whole API.';

/** The home page of the GraphQL.js site. */
export default function Home(): ReactNode {
  return (
    <div className="home">
      <Hero />
      <Example />
      <Reasons />
      <Entrances />
    </div>
  );
}

function Hero(): ReactNode {
  return (
    <div className="home-hero">
      <div className="home-hero-inner">
        <div>
          <h1 className="home-title">
            <span className="home-name">GraphQL.js</span> A reference implementation of GraphQL for JavaScript
          </h1>
          <p className="home-lead">
            Describe your data once, and let every client ask for exactly what it needs. GraphQL.js parses, checks and answers the
            questions. Where the data lives, and how questions travel, is up to you.
          </p>
          <p className="home-actions">
            <a className="home-action home-action-main" href="/docs/tutorials/">
              Start the tutorial
            </a>
            <a className="home-action" href="/api/graphql-js">
              API reference
            </a>
            <code className="home-install">npm install graphql</code>
          </p>
        </div>
        <GraphPicture />
      </div>
    </div>
  );
}

function Example(): ReactNode {
  return (
    <section className="home-section" aria-labelledby="home-example">
      <h2 id="home-example">A schema, a question, an answer</h2>
      <div className="home-example">
        <figure className="home-code">
          <figcaption>planets.js</figcaption>
          <pre tabIndex={0}>
            <ColoredCode code={sample.program} />
          </pre>
        </figure>
        <div className="home-result">
          <figure className="home-code">
            <figcaption>Question</figcaption>
            <pre tabIndex={0}>
              <ColoredCode code={sample.question} />
            </pre>
          </figure>
          <figure className="home-code">
            <figcaption>Answer</figcaption>
            <pre tabIndex={0}>
              <ColoredCode code={sample.output} />
            </pre>
          </figure>
          <p>
            The query named one field, so one field came back. Mars has a name, too, but nobody asked for it. That is the whole idea;{' '}
            <a href="/docs/tutorials/">the tutorials</a> take it from here to a server with users, mutations and types of your own.
          </p>
        </div>
      </div>
    </section>
  );
}

const reasons = [
  {
    title: 'The specification as code',
    text: 'GraphQL.js is developed along with the GraphQL specification, and proposals prove themselves here before they are part of it. When you wonder what is right, look here.',
  },
  {
    title: 'Nothing else to install',
    text: 'No dependencies, no build step, types included. It is plain JavaScript, and runs in Node.js, Deno, Bun and browsers.',
  },
  {
    title: 'No opinion on your stack',
    text: 'There is no server and no database in it. Any HTTP library can carry the questions, and any function can fetch the data.',
  },
  {
    title: 'Made to build upon',
    text: 'Servers, editors, linters and code generators use its parser, its visitor and its type system. All of it is public, and all of it is documented here.',
  },
] as const;

function Reasons(): ReactNode {
  return (
    <section className="home-section" aria-labelledby="home-reasons">
      <h2 id="home-reasons">What you get</h2>
      <ul className="home-reasons">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entrances(): ReactNode {
  return (
    <section className="home-section" aria-labelledby="home-entrances">
      <h2 id="home-entrances">Ways into the API</h2>
      <div className="home-entrances">
        {entrances.map(({ title, links }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {links.map(({ name, kind, text }) => (
                <li key={name}>
                  <a href={`/api/graphql-js/${kind}/${name}`}>
                    <code>{name}</code>
                  </a>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="home-more">
        <a href="/api/graphql-js">Everything that the package exports</a>
      </p>
    </section>
  );
}
