import ts from 'typescript';

const trees = new Map<string, ts.SourceFile>();

/**
 * The tree of a file of TypeScript's library, which all programs of a process share: a library takes longer to parse and to bind than most
 * packages. Programs only read it, and the files stay the same. Undefined for a file that does not exist.
 */
export function libraryTree(file: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined {
  const options = {
    ...(typeof version === 'object' ? version : { languageVersion: version }),
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  const key = `${options.languageVersion} ${file}`;
  const known = trees.get(key);
  if (known !== undefined) return known;
  const text = ts.sys.readFile(file);
  if (text === undefined) return undefined;
  const tree = ts.createSourceFile(file, text, options);
  trees.set(key, tree);
  return tree;
}
