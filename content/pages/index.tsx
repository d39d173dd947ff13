import type { ReactNode } from 'react';
import graphql from '../../node_modules/graphql/package.json' with { type: 'json' };
import { ColoredCode } from './_home/ColoredCode.tsx';
import { readers, tasks } from './_home/entrances.ts';
import { sample } from './_home/sample.ts';

export const title = 'GraphQL.js';
export const description =
  'A reference implementation of GraphQL for JavaScript: tutorials with tested samples for versions 17 and 16, and a reference of the whole API.';

const major = graphql.version.split('.')[0];

/** The home page of the GraphQL.js site. */
export default function Home(): ReactNode {
  return (
    <div className="home">
      <Hero />
      <Readers />
      <Server />
      <Reasons />
      <Tasks />
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
            Describe your data once, and let every client request exactly what it needs. GraphQL.js parses, validates and executes their
            operations. You choose the transport and the database.
          </p>
          <p className="home-actions">
            <a className="home-action home-action-main" href="/docs/tutorials/">
              Start the tutorial
            </a>
            <a className="home-action" href="/api/graphql-js">
              API reference
            </a>
          </p>
          <p className="home-version">
            <code className="home-install">npm install graphql@{major}</code>
            <span>Version {graphql.version} · Node.js 22, 24, 26 and later</span>
          </p>
        </div>
        <Exchange />
      </div>
    </div>
  );
}

/** A request and its response, as a client sees them. */
function Exchange(): ReactNode {
  const { request, response } = sample;
  return (
    <div className="home-exchange">
      <figure className="home-code">
        <figcaption>
          <b className="home-method">POST</b> /graphql
        </figcaption>
        <pre tabIndex={0}>
          <ColoredCode code={request.query} />
        </pre>
      </figure>
      <figure className="home-code">
        <figcaption>
          <b className="home-status">{response.status}</b> {response.contentType}
        </figcaption>
        <pre tabIndex={0}>
          <ColoredCode code={response.body} />
        </pre>
      </figure>
    </div>
  );
}

function Readers(): ReactNode {
  return (
    <section className="home-section" aria-labelledby="home-readers">
      <h2 id="home-readers">Where to start</h2>
      <div className="home-readers">
        {readers.map(({ title, text, action, links }) => (
          <section key={title} className="home-reader">
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <a className="home-start" href={action.href}>
                {action.text}
              </a>
            </p>
            <ul>
              {links.map(({ href, text }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function Server(): ReactNode {
  return (
    <section className="home-section" aria-labelledby="home-server">
      <h2 id="home-server">A complete server</h2>
      <div className="home-example">
        <figure className="home-code">
          <figcaption>server.js</figcaption>
          <pre tabIndex={0}>
            <ColoredCode code={sample.program} />
          </pre>
        </figure>
        <div className="home-result">
          <p>
            This program answers the request at the top of the page. The query selects one field of the planet, so the response contains one
            field. Mars has a name, too, but the client didn’t request it.
          </p>
          <p>
            The schema is text here. You can also <a href="/docs/tutorials/constructing-types">construct types in code</a>. Any HTTP handler
            works; this one is <a href="/docs/tutorials/running-an-express-graphql-server">graphql-http with Express</a>.
          </p>
          <p>Our tests run this server, and every sample of the tutorials, with the version that this site documents.</p>
        </div>
      </div>
    </section>
  );
}

const reasons = [
  {
    title: 'Follows the specification',
    text: 'GraphQL.js is developed together with the GraphQL specification. Proposals are implemented here before they are accepted.',
  },
  {
    title: 'No dependencies',
    text: 'Plain JavaScript with types included. It runs in Node.js, Deno, Bun and browsers.',
  },
  {
    title: 'Works with your stack',
    text: 'It contains no server and no database. Any HTTP library can carry the requests, and any function can fetch the data.',
  },
  {
    title: 'Made for tools',
    text: 'Servers, editors, linters and code generators use its parser, its visitor and its type system. All of them are public.',
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

function Tasks(): ReactNode {
  return (
    <section className="home-section" aria-labelledby="home-tasks">
      <h2 id="home-tasks">API by task</h2>
      <div className="home-entrances">
        {tasks.map(({ title, links }) => (
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
        <a href="/api/graphql-js">All exports</a>
      </p>
    </section>
  );
}
