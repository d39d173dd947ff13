/*
 * How code in the documents is written, so that it can be run. Readers see nothing of this but good samples.
 *
 * - Every js and ts fence is a whole ES module: it imports what it uses and runs as it stands.
 * - What it prints stands right behind it in a fence titled "Output": `json` is compared as JSON, the key order included;
 *   anything else as text. A module without an Output fence prints nothing. Nobody writes to stderr.
 * - A fence whose title is `server.js` or `server.ts` is a server on `process.env.PORT ?? 4000`. It runs while the fences that
 *   follow it and speak to `http://localhost:4000` run, in the order of the page; the next server replaces it.
 *   Servers in the tabs of one group are variants: every client has to get the same answers from each of them.
 * - A bash fence that calls `curl` against a server and has an Output fence is run, too.
 * - `no-run` in the meta is for modules whose packages can't be installed here; they still have to be valid syntax.
 * - graphql fences have to parse, json fences have to be JSON.
 */

/** A fence of a document that can be checked. */
export interface Sample {
  readonly language: 'js' | 'ts' | 'curl' | 'graphql' | 'json';
  readonly role: 'module' | 'server' | 'client' | 'unrunnable' | 'data';
  readonly title: string;
  readonly code: string;
  /** 1-based line of the fence in its document. */
  readonly line: number;
  /** Offset of the group of tabs that the fence is in. */
  readonly tabs?: number | undefined;
  readonly output?: Output | undefined;
}

/** What a sample prints, as its page says. */
export interface Output {
  readonly format: 'json' | 'text';
  readonly text: string;
}
