import ts from 'typescript';

/** Type arguments that users often give. */
const samples = [
  'string',
  '{ readonly id: number; name?: string }',
  'number',
  "'text'",
  "{ kind: 'a'; values: string[] }",
  'string[]',
  '() => string',
  'Record<string, number>',
  'string | undefined',
];

/**
 * Programs in which the type parameters of a program's functions are types that users would give: samples, or what a parameter extends. Empty
 * for a program without type parameters. Some may not compile, because a sample is not what the package accepts there.
 *
 * @param special further samples, for types that distinguish cases
 */
export function instancesOf(text: string, special: readonly string[]): readonly string[] {
  const file = ts.createSourceFile('witness.ts', text, ts.ScriptTarget.Latest, true);
  const functions = file.statements.filter(ts.isFunctionDeclaration).filter(({ typeParameters }) => typeParameters !== undefined);
  const parameters = new Map<string, string | undefined>();
  for (const { typeParameters = [] } of functions)
    for (const { name, constraint } of typeParameters) parameters.set(name.text, constraint?.getText(file));
  if (parameters.size === 0) return [];
  const all = [...samples, ...special];
  const open = withoutTypeParameters(text, functions);
  const instance = (first: number, keepsLimits: boolean): string => {
    const given = [...parameters].map(([name, limit], index) => {
      const sample = all[(first + index) % all.length] ?? 'string';
      return `type ${name} = ${keepsLimits && limit !== undefined ? limit : sample};`;
    });
    return open.replace(mark, () => given.join('\n'));
  };
  return [...new Set(all.flatMap((_, first) => [instance(first, true), instance(first, false)]))];
}

const mark = '/* type arguments */';

/** Removes the type parameters of functions, and marks the place in front of the first function. */
function withoutTypeParameters(text: string, functions: readonly ts.FunctionDeclaration[]): string {
  const cuts = functions.map(({ typeParameters, parameters }) => ({
    from: (typeParameters?.pos ?? 0) - '<'.length,
    to: parameters.pos - '('.length,
  }));
  const cut = cuts.toReversed().reduce((left, { from, to }) => `${left.slice(0, from)}${left.slice(to)}`, text);
  const start = functions[0]?.getStart() ?? 0;
  return `${cut.slice(0, start)}${mark}\n${cut.slice(start)}`;
}
