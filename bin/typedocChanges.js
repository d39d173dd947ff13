/**
 * What `leanTypedoc` changes: words of TypeDoc's files, as regular expressions, and what stands there instead. Each says why it is worth it and
 * why the result is the same.
 */
export const typedocChanges = [
  // Hides properties from whoever lists all of an object. V8 makes a hash table of such an object, slow for everyone who touches it, and reflections,
  // comments and references all are such objects. Nobody here lists their properties.
  {
    file: 'utils-common.js',
    before: /(?<=function NonEnumerable\(_cls, context\) \{)\n {2}context\.addInitializer\(.*?\n {2}\}\);(?=\n\})/s,
    after: '',
  },
  // Nothing else decorates fields of the model, so they have no initializers.
  {
    file: 'models.js',
    before: /(?<=var __runInitializers = \(array, flags, self, value\) => )\{.*?\n\}(?=;)/s,
    after: 'value',
  },
  // A field of a class by a function that all fields of all classes share: V8 learns nothing of any of them there. No class has accessors of such names.
  { file: 'models.js', before: /__publicField\(this, "(\w+)", /g, after: '(this.$1 = ' },
  { file: 'models.js', before: /__publicField\(this, "(\w+)"\)/g, after: '(this.$1 = void 0)' },
  // A member that hundreds of classes inherit has hundreds of reflections, and the first is asked for.
  {
    file: 'models.js',
    before: /(?<=getReflectionFromSymbolId\(symbolId\) \{\n {4})return this\.getReflectionsFromSymbolId\(symbolId\)\[0\];/,
    after: `const id = this.symbolToReflectionIdMap.get(symbolId);
    return id === undefined ? undefined : this.getReflectionById(typeof id === "number" ? id : id[0]);`,
  },
  // Takes two functions of the Markdown parser, and the whole of it for pages that nobody makes here.
  {
    file: 'index.js',
    before: /import MarkdownIt from "markdown-it";\nvar MdHelpers = new MarkdownIt\(\)\.helpers;/,
    after: 'import * as MdHelpers from "markdown-it/lib/helpers/index.mjs";',
  },
  { file: 'index.js', before: /import MarkdownIt2 from "markdown-it";/, after: 'var MarkdownIt2;' },
  // Looks for links to files at each character of a comment. Where none can begin, the text is one part as it stands.
  {
    file: 'index.js',
    before: /(?<=function textContent\(parserData, outContent, reentry\) \{)(?=\n)/,
    after: `
  const { text } = parserData.token;
  if (text !== "" && !reentry.withinLinkLabel && !reentry.withinLinkDest && !/[[<]/.test(text)) {
    outContent.push({ kind: "text", text });
    return;
  }`,
  },
  // Looks at each character of a comment. Most are plain.
  {
    file: 'index.js',
    before: /(?<=while \(lookahead < end\) \{\n)(?= {10}if \("\{\}\\n`"\.includes\(file\[lookahead\]\)\) break;)/,
    after: `          const code = file.charCodeAt(lookahead);
          if (code !== 123 && code !== 125 && code !== 10 && code !== 96 && code !== 64 && code !== 92) {
            lookahead++;
            continue;
          }
`,
  },
  // Looks for comments of base classes for each declaration, of which nothing is used where it has its own, and for each function, of which nothing
  // is used but that of an implementation. Only where bases are computed does it matter to what follows whether the compiler was asked.
  {
    file: 'index.js',
    before:
      / {2}const commentNodes = (wantedDeclarations\.flatMap\(\(decl\) => declarationToCommentNodes\(decl, checker\)\);)(?=\n {2}if \(kind & ReflectionKind\.ContainsCallSignatures\) \{)/,
    after: `  if (wantedDeclarations.length === 0) return;
  if (wantedDeclarations.length === 1 && hasDeclaredBases(wantedDeclarations[0], checker)) {
    const [declaration] = wantedDeclarations;
    if (kind & ReflectionKind.ContainsCallSignatures && (ts4.isFunctionDeclaration(declaration) || ts4.isMethodDeclaration(declaration) || ts4.isConstructorDeclaration(declaration))) return;
    const own = ownComment(declaration, reverse, commentStyle);
    if (own) return own;
  }
  const commentNodes = $1`,
  },
  {
    file: 'index.js',
    before: /(?=function discoverSignatureComment\(declaration, checker, commentStyle\) \{\n)/,
    after: `var declaredBases = new WeakMap();
function hasDeclaredBases({ parent }, checker) {
  const owner = parent && ts4.isConstructorDeclaration(parent) ? parent.parent : parent;
  if (!owner || !ts4.isClassLike(owner) && !ts4.isInterfaceDeclaration(owner)) return true;
  if (!declaredBases.has(checker)) declaredBases.set(checker, new Map());
  const known = declaredBases.get(checker);
  if (!known.has(owner)) known.set(owner, ts4.getAllSuperTypeNodes(owner).every((node) => {
    const type = checker.getTypeAtLocation(node);
    return (type.isClassOrInterface() || type.target?.isClassOrInterface?.()) && type.getProperties();
  }));
  return known.get(owner);
}
function ownComment(declaration, reverse, commentStyle) {
  const node = declarationToCommentNodeIgnoringParents(declaration) || declaration;
  if (ts4.isJSDocSignature(node)) return;
  return checkCommentDeclarations([{ node, inheritedFromParentDeclaration: false }], reverse, commentStyle)[0];
}
`,
  },
  {
    file: 'index.js',
    before: /(?<=function discoverSignatureComment\(declaration, checker, commentStyle\) \{\n)/,
    after: `  const own = hasDeclaredBases(declaration, checker) && ownComment(declaration, true, commentStyle);
  if (own) return own;
`,
  },
  // Makes a context for comments that aren't there.
  {
    file: 'index.js',
    before: /(?<=function getCommentImpl\(commentSource, moduleComment, context\) \{\n)/,
    after: '  if (!commentSource) return;\n',
  },
  // Every declaration, parameter and type has a context, with collections that nearly always are those of the context around it, and two that are
  // never looked at.
  { file: 'index.js', before: /(?<= {2}(?:inlineType|preventInline) = )\/\* @__PURE__ \*\/ new Set\(\);/g, after: 'void 0;' },
  { file: 'index.js', before: /(?<= {2}reflectionIdToSymbolMap = )\/\* @__PURE__ \*\/ new Map\(\);/, after: 'void 0;' },
  {
    file: 'index.js',
    before: /(?<=var Context = class _Context .*?this\.scope = scope;\n)/s,
    after: `    if (scope === project) {
      this.inlineType = new Set();
      this.preventInline = new Set();
      this.reflectionIdToSymbolMap = new Map();
    }
`,
  },
  {
    file: 'index.js',
    before: /(?<=context\.(?:preventInline|inlineType) = )new Set\((this\.(?:preventInline|inlineType))\)/g,
    after: '$1',
  },
  { file: 'index.js', before: /(context\.(?:preventInline|inlineType))(?=\.add\()/g, after: '($1 = new Set($1))' },
  // Asks the file system's rules for each place in a file.
  {
    file: 'index.js',
    before: /(?<=source\.fileName = )(normalizePath5\(\s+relative2\(basePath, source\.fullFileName\)\s+\));/,
    after: 'fileNames[source.fullFileName] ??= $1;',
  },
  {
    file: 'index.js',
    before: /(?<=const repos = this\.application\.repositories;)(?=\n {4}for \(const id in context\.project\.reflections\))/,
    after: ' const fileNames = Object.create(null);',
  },
  // Goes through all members of a class for each of them, in search of constructors, which have parameters that are properties.
  {
    file: 'index.js',
    before: /(?<=const parents = parentSymbol\.declarations)\?\.slice\(\) \|\| \[\];\n {2}const constructorDecls = .*?=== false;/s,
    after: ` || [];
  const isWithin = ({ parent }) => parents.includes(parent) || parent && ts12.isConstructorDeclaration(parent) && ts12.isClassDeclaration(parent.parent) && parents.includes(parent.parent);
  return !symbol.getDeclarations()?.some(isWithin);`,
  },
  // Converts a member anew for each class that inherits it, with the same result where nothing of it depends on the heir: where the compiler has
  // one symbol for both heirs, each of their declarations extends the same under the same name, they implement the same of that name and say the same
  // modifiers of all their members, and the member is no accessor, which may take a comment from what the heir implements, and has a comment of its
  // own without links, which may lead to others of the heir. Then the later heir has a reflection that leads to the first one's
  // (`renderer/api/repeatedMembers.ts`).
  {
    file: 'index.js',
    before: /(?=function convertClassOrInterface\(context, symbol, exportSymbol\) \{\n)/,
    after: `var firstMembers = new WeakMap();
function convertMember(context, symbol) {
  const { scope, project, shouldBeStatic } = context;
  if (!firstMembers.has(project)) firstMembers.set(project, { firsts: new Map(), heirs: new Map(), numbers: new Map() });
  const known = firstMembers.get(project);
  if (!known.heirs.has(scope)) known.heirs.set(scope, findHeir(context, known));
  const heir = known.heirs.get(scope);
  if (!heir || !isInherited(context, symbol)) return convertSymbol(context, symbol);
  const implemented = heir.implemented.map((type) => numberOf(context.checker.getPropertyOfType(type, symbol.name), known)).filter((number) => number !== void 0);
  const key = [numberOf(symbol, known), shouldBeStatic === true, heir.key, ...implemented].join(" ");
  const first = known.firsts.get(key);
  if (first) return repeatMember(context, symbol, first);
  const count = scope.children?.length ?? 0;
  convertSymbol(context, symbol);
  const [made, ...more] = scope.children?.slice(count) ?? [];
  if (made && more.length === 0 && isRepeatable(made)) known.firsts.set(key, made);
}
function numberOf(symbol, { numbers }) {
  if (symbol && !numbers.has(symbol)) numbers.set(symbol, numbers.size);
  return symbol && numbers.get(symbol);
}
function findHeir(context, known) {
  const { scope, checker, converter } = context;
  if (converter.application.options.getValue("excludeNotDocumented") || scope.comment?.blockTags.some(({ tag }) => tag === "@inlineType" || tag === "@preventInline")) return;
  for (let owner = scope; owner; owner = owner.parent) if (owner.flags.isPrivate || owner.flags.isProtected || owner.comment && isHiding(owner.comment)) return;
  const declarations = (context.getSymbolFromReflection(scope)?.declarations ?? []).filter((one) => ts12.isInterfaceDeclaration(one) || ts12.isClassDeclaration(one));
  const basesOf = (declaration) => getHeritageTypes([declaration], ts12.SyntaxKind.ExtendsKeyword).map((node) => [numberOf(checker.getTypeAtLocation(node).symbol, known), node.getText()]);
  const bases = declarations.map(basesOf);
  if (bases.flat().some(([number]) => number === void 0)) return;
  const key = JSON.stringify([scope.kind, ...scope.comment?.modifierTags ?? [], ...bases]);
  return { key, implemented: getHeritageTypes(declarations, ts12.SyntaxKind.ImplementsKeyword).map((node) => checker.getTypeAtLocation(node)) };
}
function isHiding(comment) {
  return comment.hasModifier("@hidden") || comment.hasModifier("@ignore") || comment.hasModifier("@internal");
}
function isRepeatable({ kind, comment, signatures }) {
  const comments = kind === ReflectionKind9.Property ? [comment] : kind === ReflectionKind9.Method && signatures && !comment ? signatures.map((one) => one.comment) : [void 0];
  return comments.every((one) => one && !isHiding(one) && ![one.summary, ...one.blockTags.map(({ content }) => content)].flat().some((part) => part.kind === "inline-tag"));
}
function repeatMember(context, symbol, first) {
  const { name, kind, flags, escapedName, sources } = first;
  const reflection = Object.assign(new DeclarationReflection6(name, kind, context.scope), { flags, escapedName, sources, first });
  context.addChild(reflection);
  context.registerReflection(reflection, symbol, void 0);
  // Where it comes from is said for each heir.
  context.converter.linkInherited(context, reflection);
}
`,
  },
  {
    file: 'index.js',
    before:
      /(?<=function convertClassOrInterface\(context, symbol, exportSymbol\) \{\n.*?\n {6})convertSymbol(?=\(reflectionContext, prop\);)/s,
    after: 'convertMember',
  },
  {
    file: 'index.js',
    before:
      /(?<=function convertClassOrInterface\(context, symbol, exportSymbol\) \{\n.*?\n {2})convertSymbols\(\n {4}reflectionContext,\n {4}(context\.checker\.getPropertiesOfType\(instanceType\))\n {2}\);/s,
    after: 'for (const prop of $1) convertMember(reflectionContext, prop);',
  },
  {
    file: 'index.js',
    before: /(?<=var ImplementsPlugin = class extends ConverterComponent \{.*?super\(owner\);\n)/s,
    after: '    owner.linkInherited = this.onDeclaration.bind(this);\n',
  },
  {
    file: 'index.js',
    before: /(?<=handleInheritedComments\(child, parent\) \{\n)/,
    after: '    if (child.first) return;\n    if (parent.first) parent = parent.first;\n',
  },
];
