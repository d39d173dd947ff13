/** Strings, or a name with what precedes and follows it. A name of a property or parameter is followed by a colon without a space. */
const token = /"(?:[^"\\]|\\.)*"|((?<!\.)\.)?([\p{L}_$][\p{L}\p{N}_$]*)(?![\p{L}\p{N}_$]|\??:)/gu;

/** Replaces the names in a type that may be names of declarations. */
export function replaceNames(code: string, replace: (name: string) => string): string {
  return code.replace(token, (whole: string, dot: string | undefined, name: string | undefined) =>
    name === undefined || dot !== undefined ? whole : replace(name),
  );
}

/** The names in a type that may be names of declarations. */
export function namesIn(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  replaceNames(code, (name) => {
    names.add(name);
    return name;
  });
  return names;
}
