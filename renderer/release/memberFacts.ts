export type SnapshotMemberKind =
  | 'property'
  | 'method'
  | 'getter'
  | 'setter'
  | 'constructor'
  | 'call'
  | 'construct'
  | 'index'
  | 'private'
  | 'enum-member';

/** Facts about a member from its text, without its type. */
export interface MemberFacts {
  readonly kind: SnapshotMemberKind;
  /** As written: `name`, `"content-type"`, `[Symbol.iterator]`. Empty for signatures. */
  readonly name: string;
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  readonly access: 'public' | 'protected' | 'private';
  /** What follows the name and its question mark: `: string`, `<T>(value: T): T`, ` = 0`. */
  readonly rest: string;
}

const modifiers = /^(static|abstract|readonly|protected|private) (?![:?(<]|$)/;

/** Reads a member's text, which `release/take` wrote in its normal form. */
export function memberFacts(text: string): MemberFacts {
  const found = new Set<string>();
  let rest = text;
  for (let match = modifiers.exec(rest); match !== null; match = modifiers.exec(rest)) {
    found.add(match[1] ?? '');
    rest = rest.slice(match[0].length);
  }
  const access = found.has('private') ? 'private' : found.has('protected') ? 'protected' : 'public';
  return { isStatic: found.has('static'), isAbstract: found.has('abstract'), access, ...shapeOf(rest) };
}

function shapeOf(text: string): Pick<MemberFacts, 'kind' | 'name' | 'rest'> {
  if (text === '#private') return { kind: 'private', name: '', rest: '' };
  if (/^constructor\(/.test(text)) return { kind: 'constructor', name: '', rest: text.slice('constructor'.length) };
  if (/^new [(<]/.test(text)) return { kind: 'construct', name: '', rest: text.slice('new '.length) };
  if (/^[(<]/.test(text)) return { kind: 'call', name: '', rest: text };
  const accessor = /^(get|set) (?![:?(<])/.exec(text)?.[1];
  const named = accessor === undefined ? text : text.slice(4);
  const name = nameAt(named);
  if (name === undefined) return { kind: 'index', name: '', rest: text };
  const after = named.slice(name.length);
  const rest = after.startsWith('?') ? after.slice(1) : after;
  if (accessor !== undefined) return { kind: accessor === 'get' ? 'getter' : 'setter', name, rest };
  if (rest.startsWith(' =') || rest === '') return { kind: 'enum-member', name, rest };
  return { kind: /^[(<]/.test(rest) ? 'method' : 'property', name, rest };
}

/** Undefined for an index signature, which begins with a bracket, too: `[key: string]: number`. */
function nameAt(text: string): string | undefined {
  if (/^\[[\w$]+: /.test(text)) return undefined;
  return (/^"(?:[^"\\]|\\.)*"/.exec(text) ?? /^\[[^\]]*\]/.exec(text) ?? /^[^\s:?(<]+/.exec(text))?.[0] ?? '';
}

/** Whether a name needs no quotes. */
export function isIdentifier(name: string): boolean {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name);
}
