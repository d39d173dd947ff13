import type { Place, Problem } from '../model/problem.ts';

/** A link to a page or file of this site that isn't there. */
export function brokenLink({
  target,
  place,
  closest,
}: {
  readonly target: string;
  readonly place: Place;
  readonly closest: string | undefined;
}): Problem {
  const hint =
    closest === undefined ? 'Link to a page of this site by its route, or to a document by its file.' : `Did you mean ${closest}?`;
  return { code: 'link/broken', severity: 'error', message: `No page answers to ${target}.`, hint, place };
}

/** A link whose page is there, but not the anchor. */
export function brokenAnchor(facts: {
  readonly target: string;
  readonly page: string;
  readonly place: Place;
  readonly closest: string | undefined;
}): Problem {
  const hint =
    facts.closest === undefined
      ? 'Nothing on that page has a similar name; link to the page alone, or to one of its headings.'
      : `Did you mean #${facts.closest}?`;
  return {
    code: 'link/broken-anchor',
    severity: 'error',
    message: `The page ${facts.page} has no anchor for ${facts.target}.`,
    hint,
    place: facts.place,
  };
}

/** A relative link or image whose file isn't there. */
export function brokenFile({
  target,
  place,
  closest,
}: {
  readonly target: string;
  readonly place: Place;
  readonly closest: string | undefined;
}): Problem {
  const hint = closest === undefined ? 'Relative links count from the folder of the file that they stand in.' : `Did you mean ${closest}?`;
  return { code: 'link/broken-file', severity: 'error', message: `There is no file ${target}.`, hint, place };
}

/** A `{@link Name}`, or a name in brackets, that resolves to nothing. */
export function unresolvedLink({
  name,
  place,
  closest,
}: {
  readonly name: string;
  readonly place: Place;
  readonly closest: string | undefined;
}): Problem {
  const hint =
    closest === undefined ? 'Link to something that a documented package exports, or write it as code.' : `Did you mean ${closest}?`;
  return { code: 'link/unresolved', severity: 'error', message: `Nothing that is documented is called ${name}.`, hint, place };
}

/** A `{@link Name}` that several symbols answer to. */
export function ambiguousLink({
  name,
  place,
  candidates,
  forms,
}: {
  readonly name: string;
  readonly place: Place;
  readonly candidates: readonly string[];
  /** Names that tell the candidates apart, where there are any. */
  readonly forms: readonly string[];
}): Problem {
  return {
    code: 'link/ambiguous',
    severity: 'error',
    message: `${name} could be ${candidates.join(' or ')}.`,
    hint: forms.length === 0 ? 'Link to the page that you mean by its route.' : `Write which one you mean: ${forms.join(' or ')}.`,
    place,
  };
}

/** A name that a sample imports, or its prose speaks of, and that the module doesn't export. */
export function unknownExport({
  name,
  module,
  place,
  closest,
  related,
}: {
  readonly name: string;
  readonly module: string;
  readonly place: Place;
  readonly closest: string | undefined;
  /** Where else the same block uses it. */
  readonly related: readonly Place[];
}): Problem {
  const hint =
    closest === undefined ? 'Has it been renamed or removed? A page about the past says autolink: false.' : `Did you mean ${closest}?`;
  return {
    code: 'link/unresolved',
    severity: 'error',
    message: `${module} does not export ${name}.`,
    hint,
    place,
    ...(related.length === 0 ? {} : { related }),
  };
}
