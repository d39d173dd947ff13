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
  /** Names of type parameters whose limit every object fits, as in `T extends Record<string, any>`. Users give other objects than that. */
  readonly objects: ReadonlySet<string>;
  /** Names of type parameters whose limit only says what all values are. */
  readonly dictionaries: ReadonlySet<string>;
}

/** Programs without type parameters, by whether users would give such type arguments. */
export interface Instances {
  readonly usual: readonly string[];
  readonly unusual: readonly string[];
}

/**
 * Programs in which the type parameters of a program's functions are types that users would give: those that fit what a parameter extends,
 * samples, or what it extends. None for a program without type parameters. Some may not compile, because a sample is not what the package
 * accepts there. Unusual are `any`, limits that hardly limit, and types without keys that a program names.
 */
export function instancesOf(text: string, { special, fitting, objects, dictionaries }: TypeArguments): Instances {
  const file = ts.createSourceFile('witness.ts', text, ts.ScriptTarget.Latest, true);
  const functions = file.statements.flatMap(genericsIn);
  const parameters = new Map<string, string | undefined>();
  for (const { typeParameters = [] } of functions)
    for (const { name, constraint } of typeParameters) parameters.set(name.text, constraint?.getText(file));
  if (parameters.size === 0) return { usual: [], unusual: [] };
  const all = [...samples, ...special];
  const start = file.statements.find((one) => genericsIn(one).length > 0)?.getStart() ?? 0;
  const open = withoutTypeParameters(text, functions, start);
  const instance = (typeOf: (name: string, limit: string | undefined, index: number) => string): string => {
    const given = [...parameters].map(([name, limit], index) => `type ${name} = ${typeOf(name, limit, index)};`);
    return open.replace(mark, () => given.join('\n'));
  };
  const keyed = new Set([...objects, ...[...parameters.values()].flatMap((limit) => keyedBy(limit) ?? [])]);
  const specific = all.filter((one) => !isEverything.test(one));
  const withKeys = specific.filter(hasKeys);
  const sampleAt = (index: number, name: string): string => {
    const owner = keyedBy(parameters.get(name));
    if (owner !== undefined && parameters.has(owner)) return `keyof ${owner}`;
    return sampleOf(keyed.has(name) ? withKeys : specific, index);
  };
  const passed = new Set(functions.flatMap((one) => one.parameters.map(({ type }) => type?.getText(file))));
  const limited = (name: string, limit: string | undefined, index: number): string => {
    if (limit === undefined || objects.has(name)) return sampleAt(index, name);
    // Users may pass a dictionary. What a type says of another one, such as the getters of a store, has names.
    return dictionaries.has(name) && !passed.has(name) ? `{ key: (${limit})[string] }` : limit;
  };
  const fitted = [...fitting].flatMap(([own, texts]) =>
    parameters.has(own) ? texts.map((one) => instance((name, limit, index) => (name === own ? one : limited(name, limit, index)))) : [],
  );
  const sampled = specific.flatMap((_, first) => [
    instance((name, limit, index) => limited(name, limit, first + index)),
    instance((name, _limit, index) => sampleAt(first + index, name)),
  ]);
  const others = all.flatMap((_, first) => [
    instance((_name, limit, index) => limit ?? sampleOf(all, first + index)),
    instance((_name, _limit, index) => sampleOf(all, first + index)),
  ]);
  const usual = new Set([...fitted, ...sampled]);
  return { usual: [...usual], unusual: [...new Set(others)].filter((one) => !usual.has(one)) };
}

function sampleOf(types: readonly string[], index: number): string {
  return types[index % types.length] ?? 'string';
}

/** What says nothing about other types. Conditional types often test for it. */
const isEverything = /^\(?(?:any|unknown|never)\)?$/;

/** The type parameter that a limit has the keys of: `T` in `keyof T`. */
function keyedBy(limit = ''): string | undefined {
  return /^keyof ([\p{L}_$][\p{L}\p{N}_$]*)$/u.exec(limit)?.[1];
}

/** Whether users would name keys of a type: of an object, and not of a text or a function. */
function hasKeys(text: string): boolean {
  return /^(?:\{|Record<|import\()/.test(text);
}

const mark = '/* type arguments */';

/** Functions with type parameters, and their types: in `get: <T>() => T`, the type of a function of the package. */
function genericsIn(node: ts.Node): readonly (ts.FunctionDeclaration | ts.FunctionTypeNode)[] {
  const isGeneric = (ts.isFunctionDeclaration(node) || ts.isFunctionTypeNode(node)) && node.typeParameters !== undefined;
  const inner: (ts.FunctionDeclaration | ts.FunctionTypeNode)[] = [];
  ts.forEachChild(node, (child) => void (ts.isTypeParameterDeclaration(child) || inner.push(...genericsIn(child))));
  return isGeneric ? [node, ...inner] : inner;
}

/** Removes the type parameters of functions, and marks a place in front of them. */
function withoutTypeParameters(text: string, functions: readonly ts.SignatureDeclaration[], start: number): string {
  const cuts = functions.map(({ typeParameters, parameters }) => ({
    from: (typeParameters?.pos ?? 0) - '<'.length,
    to: parameters.pos - '('.length,
  }));
  const cut = cuts.toReversed().reduce((left, { from, to }) => `${left.slice(0, from)}${left.slice(to)}`, text);
  return `${cut.slice(0, start)}${mark}\n${cut.slice(start)}`;
}
