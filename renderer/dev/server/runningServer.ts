/** A server as its callers see it. In a file of its own, so that the package's types need none of Node's. */
export interface RunningServer {
  /** Address of the site's home: `http://localhost:3000/docs-site/`. */
  readonly url: string;
  close(): Promise<void>;
}
