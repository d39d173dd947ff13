import type { ProblemCode } from '../model/problem.ts';

/** Where gqldocs itself is documented and developed. `package.json` has the same addresses; a test compares them. */
export const documentation: Documentation = {
  repository: 'https://github.com/gqldocs/gqldocs',
  site: undefined,
};

interface Documentation {
  readonly repository: string;
  /** Origin of the published documentation. Until it is published, links point to the pages' sources in the repository. */
  readonly site: string | undefined;
}

/** Where to report a bug of gqldocs. */
export const issuesUrl = `${documentation.repository}/issues`;

/** Home page of the documentation. */
export function documentationUrl({ site, repository }: Documentation = documentation): string {
  return site ?? `${repository}/blob/main/docs/content/index.md`;
}

/** Address of the documentation of a problem code. It never changes, as codes never change. */
export function problemUrl(code: ProblemCode, { site, repository }: Documentation = documentation): string {
  const name = problemPage(code);
  return site === undefined ? `${repository}/blob/main/docs/content/problems/${name}.md` : `${site}/problems/${name}`;
}

/** Address of the documentation of an option of the config. Options within another are on the same page, below it. */
export function optionUrl(option: string, { site, repository }: Documentation = documentation): string {
  const page = site === undefined ? `${repository}/blob/main/docs/content/reference/configuration.md` : `${site}/reference/configuration`;
  return `${page}#${option.toLowerCase()}`;
}

/** Name of a code's page: `link-broken` for `link/broken`. */
export function problemPage(code: ProblemCode): string {
  return code.replace('/', '-');
}
