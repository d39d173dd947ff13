/** What is wrong with a built site of one package, in words; nothing when the site holds. */
export function checkSite(request: {
  /** Has the `node_modules` with the package. */
  readonly folder: string;
  /** The package's name. */
  readonly name: string;
  /** Folder of the output. */
  readonly site: string;
}): readonly string[];
