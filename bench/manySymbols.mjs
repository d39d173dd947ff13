const verbs = ['create', 'read', 'write', 'parse', 'print', 'resolve', 'validate', 'merge', 'find', 'visit', 'build', 'render'];
const nouns = [
  'Request',
  'Response',
  'Schema',
  'Document',
  'Handler',
  'Store',
  'Session',
  'Token',
  'Field',
  'Query',
  'Cache',
  'Stream',
  'Index',
];
const endings = ['Handler', 'Options', 'Context', 'Error', 'Map', 'List', 'Factory', 'Config', 'Result', 'State', 'Node'];

/**
 * A generated package, as the model and the routes of a site. A quarter of the symbols are classes with six members, the others functions
 * and interfaces. The same every time.
 */
export function manySymbols(count) {
  const symbols = Array.from({ length: count }, (_, number) => symbolOf(number));
  const pkg = {
    name: 'large',
    slug: 'large',
    label: 'Large',
    version: '1.0.0',
    description: '',
    modules: [],
    unexported: [],
    symbols,
  };
  const routes = symbols.map((symbol) => ({
    kind: symbol.kind,
    href: `/api/large/${symbol.kind}/${symbol.name}`,
    title: symbol.name,
    description: '',
    html: '',
    data: '',
    from: { file: '' },
    package: pkg,
    symbol,
  }));
  const textOf = new Map(routes.map(({ href, symbol }) => [href, symbol.comment.summary.text]));
  const sectionsOf = (href) => [{ anchor: '', heading: '', text: textOf.get(href) ?? '' }];
  return { routes, api: { packages: [pkg] }, sectionsOf };
}

function symbolOf(number) {
  const [verb, noun, ending] = [verbs[number % 12], nouns[(number >> 2) % 13], endings[(number >> 4) % 11]];
  const suffix = number < 1716 ? '' : String(number);
  const kind = ['class', 'function', 'interface', 'function'][number % 4];
  const name = kind === 'function' ? `${verb}${noun}${ending}${suffix}` : `${noun}${ending}${suffix}`;
  const text = `The ${name} ${verb}s every ${noun.toLowerCase()} and stores ${ending.toLowerCase()}s for number ${number}. It is safe to call twice.`;
  return {
    id: `large/:${kind}/${name}`,
    kind,
    name,
    qualifiedName: name,
    module: '',
    comment: { summary: { text }, blocks: [], modifiers: [] },
    flags: {},
    sources: [],
    typeParameters: [],
    signatures: kind === 'function' ? [signature(number)] : [],
    members: kind === 'function' ? [] : membersOf(number),
    extends: number % 8 === 0 ? [reference(number + 4)] : [],
    implements: [],
    extendedBy: [],
    implementedBy: [],
    children: [],
  };
}

function membersOf(number) {
  return Array.from({ length: 6 }, (_, at) => {
    const name = `${verbs[(number + at) % 12]}${nouns[(number * 3 + at) % 13]}`;
    const isMethod = at < 3;
    return {
      kind: isMethod ? 'method' : 'property',
      name,
      anchor: name,
      flags: {},
      sources: [],
      signatures: isMethod ? [signature(number + at)] : [],
      ...(isMethod ? {} : { type: reference(number * 7 + at) }),
    };
  });
}

function signature(number) {
  const types = [{ kind: 'intrinsic', name: 'string' }, reference(number * 5), { kind: 'array', element: reference(number * 11) }];
  const parameters = types
    .slice(0, 1 + (number % 3))
    .map((type, at) => ({ name: `p${at}`, type, isOptional: at > 1, isRest: false, parts: [] }));
  return { typeParameters: [], parameters, returnType: reference(number * 13), sources: [] };
}

function reference(number) {
  const at = number % 20_000;
  const name = `${nouns[(at >> 2) % 13]}${endings[(at >> 4) % 11]}${at < 1716 ? '' : at}`;
  return { kind: 'reference', name, typeArguments: [], target: { kind: 'unknown' } };
}
