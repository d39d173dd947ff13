import ts from 'typescript';

/** Names that declarations mention but no installed package declares: names in modules, and global names. */
interface MissingNames {
  readonly modules: ReadonlyMap<string, NameTree>;
  readonly globals: NameTree;
}

interface NameTree extends Map<string, NameTree> {}

/** Absolute path of the stubs in a program that has some. */
export const stubsFile = '/gqldocs-comparison/missing.d.ts';

/** Creates a program. If it misses names, creates it again with stubs for them. */
export function withStubs(files: ReadonlyMap<string, string>, create: (files: ReadonlyMap<string, string>) => ts.Program): ts.Program {
  const program = create(files);
  const stubs = stubsFor(program, files.keys());
  return stubs === undefined ? program : create(new Map([...files, [stubsFile, stubs]]));
}

/**
 * Stubs for names in files of a program that the compiler doesn't know. Each name becomes a class that accepts only itself. Equal types stay
 * equal, and every difference stays visible. With the compiler's `any`, differences would be hidden. Undefined when no name is missing.
 */
export function stubsFor(program: ts.Program, names: Iterable<string>): string | undefined {
  const files = [...names].flatMap((name) => program.getSourceFile(name) ?? []);
  return stubDeclarations(findMissingNames(files, program.getTypeChecker()));
}

function findMissingNames(files: readonly ts.SourceFile[], checker: ts.TypeChecker): MissingNames {
  const modules = new Map<string, NameTree>();
  const globals: NameTree = new Map();
  const noteModule = (specifier: ts.Expression | undefined): NameTree | undefined => {
    if (specifier === undefined || !ts.isStringLiteral(specifier) || specifier.text.startsWith('.')) return undefined;
    if (checker.getSymbolAtLocation(specifier) !== undefined) return undefined;
    return branch(modules, specifier.text);
  };
  /** Imported names that are missing, by their local names. */
  const imported = new Map<string, NameTree>();
  const noteName = (name: ts.EntityName): NameTree | undefined => {
    if (ts.isQualifiedName(name)) {
      const left = noteName(name.left);
      return left && branch(left, name.right.text);
    }
    const known = imported.get(name.text);
    if (known !== undefined) return known;
    const meaning = ts.SymbolFlags.Type | ts.SymbolFlags.Namespace | ts.SymbolFlags.Value | ts.SymbolFlags.Alias;
    return checker.resolveName(name.text, name, meaning, false) === undefined ? branch(globals, name.text) : undefined;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) noteName(node.typeName);
    if (ts.isTypeQueryNode(node) && !ts.isImportTypeNode(node.exprName)) noteName(node.exprName);
    if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) noteName(node.expression);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const module = noteModule(node.argument.literal);
      if (module !== undefined && node.qualifier !== undefined && ts.isIdentifier(node.qualifier)) branch(module, node.qualifier.text);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    imported.clear();
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const module = noteModule(statement.moduleSpecifier);
      const bindings = statement.importClause?.namedBindings;
      if (module === undefined || bindings === undefined) continue;
      if (ts.isNamespaceImport(bindings)) imported.set(bindings.name.text, module);
      else for (const { name, propertyName } of bindings.elements) imported.set(name.text, branch(module, (propertyName ?? name).text));
    }
    visit(file);
  }
  return { modules, globals };
}

/** The missing type whose stub has a property of this name. */
export function stubOf(property: string): { readonly module: string; readonly name: string } | undefined {
  const [, module, name] = /^\((\S+) (.+)\)$/.exec(property) ?? [];
  return module === undefined || name === undefined ? undefined : { module, name };
}

function branch(tree: Map<string, NameTree>, name: string): NameTree {
  const known = tree.get(name) ?? new Map<string, NameTree>();
  tree.set(name, known);
  return known;
}

function stubDeclarations({ modules, globals }: MissingNames): string | undefined {
  if (modules.size === 0 && globals.size === 0) return undefined;
  const blocks = [...modules].map(([name, names]) => {
    const brand = JSON.stringify(name);
    return `declare module ${brand} {\n${stubs(names, { brand: name, word: 'export ' })}\n}`;
  });
  return [...blocks, stubs(globals, { brand: 'global', word: 'declare ' })].join('\n');
}

function stubs(names: NameTree, { brand, word }: { readonly brand: string; readonly word: string }): string {
  return [...names]
    .map(([name, inner]) => {
      const path = `${brand} ${name}`;
      const isDefault = name === 'default';
      const own = isDefault ? '_default' : name;
      const parameters = 'A = any, B = any, C = any, D = any';
      const body = `constructor(...values: any[]); readonly ${JSON.stringify(`(${path})`)}: [A, B, C, D];`;
      // A class and its namespace are one only if both are exported, or none.
      const before = isDefault ? '' : word;
      const scope = inner.size === 0 ? '' : `\n${before}namespace ${own} {\n${stubs(inner, { brand: path, word: 'export ' })}\n}`;
      return `${before}class ${own}<${parameters}> { ${body} }${scope}${isDefault ? '\nexport default _default;' : ''}`;
    })
    .join('\n');
}
