/** Words that can't name a type or a value, and types that every file knows. */
const reserved = new Set(
  'any bigint boolean break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof never new null number object return string super switch symbol this throw true try typeof undefined unknown var void while with yield await let static implements interface package private protected public arguments eval infer keyof unique readonly asserts'.split(
    ' ',
  ),
);

/** Whether a declaration can have a name. */
export function isUsableName(name: string): boolean {
  return isIdentifier(name) && !isReservedName(name);
}

export function isReservedName(name: string): boolean {
  return reserved.has(name);
}

/** Whether a name needs no quotes. */
export function isIdentifier(name: string): boolean {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name);
}

/** Whether the name of an export says only how it is exported. */
export function isNameless(name: string): boolean {
  return name === 'default' || name === 'export=';
}
