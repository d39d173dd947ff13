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
];
