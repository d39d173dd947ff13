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

/** More type arguments for the programs of a finding than those that users often give. */
export interface TypeArguments {
  /** Types that distinguish cases. */
  readonly special: readonly string[];
  /** Types that fit what a type parameter extends, by its name. */
  readonly fitting: ReadonlyMap<string, readonly string[]>;
}

/**
 * Programs in which the type parameters of a program's functions are types that users would give: those that fit what a parameter extends,
 * samples, or what it extends. Empty for a program without type parameters. Some may not compile, because a sample is not what the package
 * accepts there.
 */
export function instancesOf(text: string, { special, fitting }: TypeArguments): readonly string[] {
  const file = ts.createSourceFile('witness.ts', text, ts.ScriptTarget.Latest, true);
  const functions = file.statements.filter(ts.isFunctionDeclaration).filter(({ typeParameters }) => typeParameters !== undefined);
  const parameters = new Map<string, string | undefined>();
  for (const { typeParameters = [] } of functions)
    for (const { name, constraint } of typeParameters) parameters.set(name.text, constraint?.getText(file));
  if (parameters.size === 0) return [];
  const all = [...samples, ...special];
  const open = withoutTypeParameters(text, functions);
  const instance = (typeOf: (name: string, limit: string | undefined, index: number) => string): string => {
    const given = [...parameters].map(([name, limit], index) => `type ${name} = ${typeOf(name, limit, index)};`);
    return open.replace(mark, () => given.join('\n'));
  };
  const sampleAt = (index: number): string => all[index % all.length] ?? 'string';
  const fitted = [...fitting].flatMap(([own, texts]) =>
    parameters.has(own) ? texts.map((one) => instance((name, limit, index) => (name === own ? one : (limit ?? sampleAt(index))))) : [],
  );
  const sampled = all.flatMap((_, first) => [
    instance((_name, limit, index) => limit ?? sampleAt(first + index)),
    instance((_name, _limit, index) => sampleAt(first + index)),
  ]);
  return [...new Set([...fitted, ...sampled])];
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
