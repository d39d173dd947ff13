/**
 * The members of a type that is an object literal as a whole: `{ a: string; b?: number }`. Undefined for all other types, mapped types
 * among them.
 */
export function objectMembers(type: string): readonly string[] | undefined {
  if (type === '{}') return [];
  if (!/^\{ (?!(?:[+-]?readonly )?\[[\p{L}\p{N}_$]+ in )/u.test(type)) return undefined;
  const members: string[] = [];
  let [depth, begin] = [0, 2];
  for (let at = 0; at < type.length; at++) {
    const string = /^"(?:[^"\\]|\\.)*"|^`(?:[^`\\]|\\.)*`/.exec(type.slice(at))?.[0];
    if (string !== undefined) {
      at += string.length - 1;
      continue;
    }
    const character = type.charAt(at);
    if ('([{<'.includes(character)) depth++;
    else if (')]}'.includes(character) || (character === '>' && type[at - 1] !== '=')) depth--;
    if (character === ';' && depth === 1) {
      members.push(type.slice(begin, at));
      begin = at + 2;
    }
    if (depth === 0) return at === type.length - 1 ? [...members, type.slice(begin, at - 1)] : undefined;
  }
  return undefined;
}
