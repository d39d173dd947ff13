import { posix } from 'node:path';
import ts from 'typescript';
import { type Evaluation, placeOf, unread } from './evaluation.ts';
import { textOf, type Value } from './value.ts';

interface KnownCallRequest {
  readonly args: readonly Value[];
  readonly context: Evaluation;
  readonly evaluate: (node: ts.Expression, context: Evaluation) => Value;
}

/** The value of calls that configs make of data: paths, URLs, lists without holes. Undefined for a call of anything else. */
export function callKnown(
  node: ts.CallExpression | ts.NewExpression,
  { args, context, evaluate: read }: KnownCallRequest,
): Value | undefined {
  const place = placeOf(node, context);
  const callee = node.expression.getText(context.module.source);
  const texts = args.map(textOf);
  const [first] = texts;
  const plain = (value: string | number | undefined): Value => ({ kind: 'plain', value, place });
  if (ts.isNewExpression(node)) return callee === 'URL' ? urlOf(texts, { context, place }) : undefined;
  if (/^new Date\(\)\.get(?:UTC)?FullYear$/.test(callee)) return plain(context.year);
  if (callee === 'require' && first !== undefined) return context.modules.defaultOf(first, { node, context });
  if (callee === 'require.resolve' || callee === 'fileURLToPath' || callee === 'url.fileURLToPath')
    return first === undefined ? undefined : plain(first);
  if (callee === 'String' && first !== undefined) return plain(first);
  if (/^(?:path\.)?(?:resolve|join)$/.test(callee))
    return texts.some((text) => text === undefined) ? undefined : plain(joined(texts as string[]));
  if (/^(?:fs\.)?readFileSync$/.test(callee) && first !== undefined) return plain(context.modules.textOf(first, context));
  if (callee === 'JSON.parse' && first !== undefined)
    return context.modules.parseData(first, { file: context.module.shown, fallback: unread(node, context) });
  if (!ts.isPropertyAccessExpression(node.expression)) return undefined;
  return methodCall({ node, method: node.expression.name.text, args, of: read(node.expression.expression, context) });
}

interface MethodCall {
  readonly node: ts.CallExpression;
  readonly method: string;
  readonly args: readonly Value[];
  readonly of: Value;
}

function methodCall({ method, args, of }: MethodCall): Value | undefined {
  const [first] = args;
  if (of.kind === 'list') {
    if (method === 'filter') return { ...of, items: of.items.filter((item) => item.kind !== 'plain' || Boolean(item.value)) };
    if (method === 'concat') return { ...of, items: [...of.items, ...args.flatMap((one) => (one.kind === 'list' ? one.items : [one]))] };
    if (method === 'flat') return { ...of, items: of.items.flatMap((one) => (one.kind === 'list' ? one.items : [one])) };
    const texts = of.items.map(textOf);
    if (method === 'join' && texts.every((text) => text !== undefined))
      return { kind: 'plain', value: texts.join(textOf(first) ?? ','), place: of.place };
  }
  const text = textOf(of);
  if (text === undefined) return undefined;
  if (method === 'toString' || method === 'trim') return { kind: 'plain', value: method === 'trim' ? text.trim() : text, place: of.place };
  return undefined;
}

/** A URL of a file is the path of the file, since configs make paths from them. */
function urlOf(
  [text, base]: readonly (string | undefined)[],
  { context, place }: { readonly context: Evaluation; readonly place: Value['place'] },
): Value | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text, base)) return { kind: 'plain', value: new URL(text, base).href, place };
  return { kind: 'plain', value: posix.join(posix.dirname(context.module.path), text), place };
}

function joined(parts: readonly string[]): string {
  const from = parts.findLastIndex((part) => posix.isAbsolute(part));
  return posix.join(...parts.slice(Math.max(0, from)));
}
