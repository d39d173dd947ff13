import type { GraphqlVersion } from './versions.ts';

/*
 * How code in the documents is written, so that it can be run. Readers see nothing of this but good samples.
 *
 * - A page says which versions of GraphQL.js it is for in an admonition titled "For GraphQL.js 17 and 16" or "For GraphQL.js 17".
 *   Each sample is run against each of these versions.
 * - A tab of the group "version" narrows that to its value. So does `graphql="17"` in the meta of a fence.
 * - Every js and ts fence is a whole ES module: it imports what it uses and runs unchanged. It may import the titled modules
 *   before it on the page by their titles: `import { schema } from './schema.js'`.
 * - `shared` in the meta of a module lets the samples of all pages import it. A page that does links to the page that has the module.
 * - What it prints follows it in a fence titled "Output": `json` is compared as JSON, the key order included; anything else as text.
 *   A module without an Output fence prints nothing. No sample writes to stderr.
 * - A ts fence is run by Node.js, which removes the types. It must pass the compiler with `erasableSyntaxOnly`.
 * - A fence whose title is `server.js` or `server.ts` is a server on `process.env.PORT ?? 4000`. It runs while the fences that
 *   follow it and speak to `localhost:4000` run, in the order of the page; the next server replaces it.
 *   Servers in the tabs of one group are variants: every client has to get the same responses from each of them.
 * - A fence whose title ends in `.test.js` or `.test.ts` is run with `node --test`. Its Output shows the lines with the results;
 *   durations may differ.
 * - A bash fence that calls `curl` against a server and has an Output fence is run, too.
 * - `no-run` in the meta is for modules whose packages can't be installed here; they still have to be valid syntax.
 * - graphql fences have to parse, json fences have to be JSON.
 */

/** A fence of a document that can be checked. */
export interface Sample {
  readonly language: 'js' | 'ts' | 'curl' | 'graphql' | 'json';
  readonly role: 'module' | 'test' | 'server' | 'client' | 'unrunnable' | 'data';
  readonly title: string;
  /** Whether samples of other pages may import it. */
  readonly isShared: boolean;
  readonly code: string;
  /** 1-based line of the fence in its document. */
  readonly line: number;
  /** Where the fence is when it is in tabs. */
  readonly tab?: TabPlace | undefined;
  /** The versions that the sample is run against. */
  readonly versions: readonly GraphqlVersion[];
  readonly output?: Output | undefined;
}

/** A tab, and the group that it is in. */
export interface TabPlace {
  /** Offset of the group in its document. */
  readonly group: number;
  readonly value: string;
}

/** What a sample prints, as its page says. */
export interface Output {
  readonly format: 'json' | 'text';
  readonly text: string;
}
