import ts from 'typescript';
import type { ApiSnapshot, SnapshotDeclaration } from '../../../renderer/release/apiSnapshot.ts';
import type { Random } from '../createRandom.ts';

export interface Mutation {
  readonly id: string;
  /** What was done: `optional -> required: name?: string`. */
  readonly text: string;
  /** The name of the property that differs, if it is one. */
  readonly name?: string | undefined;
  readonly snapshot: ApiSnapshot;
}

/** A replacement in a text. */
interface Edit {
  readonly kind: string;
  readonly begin: number;
  readonly end: number;
  readonly text: string;
  readonly name?: string | undefined;
}

/** A part of a declaration that is mutated: code around its text makes it a statement. */
interface Part {
  readonly before: string;
  readonly text: string;
  readonly after: string;
  readonly with: (text: string) => SnapshotDeclaration;
}

/** Makes one small edit in a declaration of a release. Undefined if there is nothing to edit, or if the result is not TypeScript. */
export function mutateSnapshot(snapshot: ApiSnapshot, random: Random): Mutation | undefined {
  const declaration = random.pick(snapshot.declarations);
  const part = declaration && random.pick(partsOf(declaration));
  if (declaration === undefined || part === undefined) return undefined;
  const source = parse(`${part.before}${part.text}${part.after}`);
  const edits = editsIn(source, random).filter(
    ({ begin, end }) => begin >= part.before.length && end <= part.before.length + part.text.length,
  );
  const kind = random.pick([...new Set(edits.map((one) => one.kind))]);
  const edit = random.pick(edits.filter((one) => one.kind === kind));
  if (edit === undefined) return undefined;
  const whole = `${source.text.slice(0, edit.begin)}${edit.text}${source.text.slice(edit.end)}`;
  if (hasErrors(whole)) return undefined;
  const changed = part.with(whole.slice(part.before.length, whole.length - part.after.length));
  const declarations = snapshot.declarations.map((one) => (one === declaration ? changed : one));
  return {
    id: declaration.id,
    text: `${edit.kind} in ${declaration.id}: ${part.text}`,
    name: edit.name,
    snapshot: { ...snapshot, declarations },
  };
}

function partsOf(declaration: SnapshotDeclaration): readonly Part[] {
  switch (declaration.kind) {
    case 'class':
    case 'interface':
    case 'enum':
    case 'function': {
      const { members } = declaration;
      const [before, after] = declaration.kind === 'function' ? ['function f', ''] : [`${declaration.kind} X { `, ' }'];
      return members.flatMap(({ text, isInternal }, index) => {
        const replaced = (one: string) => ({
          ...declaration,
          members: members.map((old, at) => (at === index ? { ...old, text: one } : old)),
        });
        return text.startsWith('#') || isInternal === true ? [] : [{ before, text, after, with: replaced }];
      });
    }
    case 'variable':
      return [{ before: 'declare const x: ', text: declaration.type, after: '', with: (type) => ({ ...declaration, type }) }];
    case 'type':
      return [{ before: 'type X = ', text: declaration.type, after: '', with: (type) => ({ ...declaration, type }) }];
    case 'namespace':
      return [];
  }
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('mutated.d.ts', text, ts.ScriptTarget.Latest, true);
}

function hasErrors(text: string): boolean {
  return (ts.transpileModule(text, { reportDiagnostics: true, fileName: 'mutated.ts' }).diagnostics ?? []).length > 0;
}

function editsIn(source: ts.SourceFile, random: Random): readonly Edit[] {
  const edits: Edit[] = [];
  const add = (kind: string, begin: number, end: number, text: string, name?: string): void =>
    void edits.push({ kind, begin, end, text, name });
  const visit = (node: ts.Node): void => {
    const [begin, end] = [node.getStart(source), node.end];
    if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) {
      const { name, questionToken: mark } = node;
      if (mark === undefined) add('required -> optional', name.end, name.end, '?', name.getText());
      else add('optional -> required', mark.getStart(source), mark.end, '', name.getText());
      if (ts.isIdentifier(name)) add('renamed', name.end, name.end, 'Renamed', name.text);
      if (ts.isTypeLiteralNode(node.parent)) add('removed', begin, end, '', name.getText());
      if (ts.isTypeLiteralNode(node.parent)) add('added', begin, begin, `added${random.chance(0.5) ? '?' : ''}: string; `, name.getText());
    }
    if (ts.isParameter(node) && node.name.getText() !== 'this') editParameter(node, add, source);
    if (ts.isEnumMember(node)) add('renamed', node.name.end, node.name.end, 'Renamed', node.name.getText());
    if (ts.isTypeNode(node) && !ts.isTypePredicateNode(node) && !ts.isExpressionWithTypeArguments(node)) editType(node, add, source);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits;
}

type Add = (kind: string, begin: number, end: number, text: string, name?: string) => void;

function editParameter(node: ts.ParameterDeclaration, add: Add, source: ts.SourceFile): void {
  const { parameters } = node.parent;
  const isLast = parameters.at(-1) === node;
  const [begin, end] = [node.getStart(source), node.end];
  if (node.questionToken !== undefined) add('optional -> required', node.questionToken.getStart(source), node.questionToken.end, '');
  else if (isLast && node.dotDotDotToken === undefined) add('required -> optional', node.name.end, node.name.end, '?');
  if (!isLast) return;
  add('removed', parameters.at(-2)?.end ?? begin, end, '');
  if (node.dotDotDotToken === undefined) add('added', end, end, node.questionToken === undefined ? ', added: string' : ', added?: string');
}

function editType(node: ts.TypeNode, add: Add, source: ts.SourceFile): void {
  const [begin, end, text] = [node.getStart(source), node.end, node.getText(source)];
  add('wider', begin, end, `((${text}) | null)`);
  if (ts.isUnionTypeNode(node))
    for (const one of node.types)
      add('narrower', begin, end, `(${node.types.flatMap((other) => (other === one ? [] : other.getText(source))).join(' | ')})`);
  if (node.kind === ts.SyntaxKind.StringKeyword) add('narrower', begin, end, "'narrow'");
  if (node.kind === ts.SyntaxKind.NumberKeyword) add('narrower', begin, end, '7');
  if (node.kind === ts.SyntaxKind.BooleanKeyword) add('narrower', begin, end, 'true');
  if (node.kind === ts.SyntaxKind.StringKeyword) add('another type', begin, end, 'number');
  if (node.kind === ts.SyntaxKind.NumberKeyword) add('another type', begin, end, 'Date');
}
