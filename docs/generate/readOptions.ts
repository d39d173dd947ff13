import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A property of an interface, with its comment. */
export interface Option {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly default: string | undefined;
  readonly example: string | undefined;
}

/** An interface whose comments are documentation. */
export interface OptionGroup {
  readonly name: string;
  readonly description: string;
  readonly options: readonly Option[];
}

/** Reads the interfaces of TypeScript files, with inherited properties, by name. Nothing is type-checked. */
export function readOptions(files: readonly string[]): ReadonlyMap<string, OptionGroup> {
  const declarations = files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    return source.statements.filter(ts.isInterfaceDeclaration);
  });
  const byName = new Map(declarations.map((declaration) => [declaration.name.text, declaration]));
  const optionsOf = (declaration: ts.InterfaceDeclaration): readonly Option[] => {
    const bases = declaration.heritageClauses?.flatMap(({ types }) => types.map(({ expression }) => expression.getText())) ?? [];
    const inherited = bases.flatMap((name) => {
      const base = byName.get(name);
      return base === undefined ? [] : optionsOf(base);
    });
    const own = declaration.members.filter(ts.isPropertySignature).map(readOption);
    return [...own, ...inherited.filter(({ name }) => !own.some((option) => option.name === name))];
  };
  return new Map(
    declarations.map((declaration) => {
      const name = declaration.name.text;
      return [name, { name, description: commentOf(declaration), options: optionsOf(declaration) }];
    }),
  );
}

/** The TypeScript files of a folder, sorted. */
export function sourceFiles(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return names.sort().map((name) => join(folder, name));
}

function readOption(member: ts.PropertySignature): Option {
  return {
    name: member.name.getText(),
    type: (member.type?.getText() ?? 'unknown').replace(/ \| undefined\b/g, '').replace(/\breadonly /g, ''),
    isRequired: member.questionToken === undefined,
    description: commentOf(member),
    default: tagOf(member, 'default'),
    example: tagOf(member, 'example'),
  };
}

function commentOf(node: ts.Node): string {
  const text = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return oneLine(ts.getTextOfJSDocComment(text) ?? '');
}

function tagOf(node: ts.Node, name: string): string | undefined {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === name);
  return tag === undefined ? undefined : oneLine(ts.getTextOfJSDocComment(tag.comment) ?? '');
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}
