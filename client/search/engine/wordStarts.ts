/** Places at which the words of a name begin: `GraphQL|Object|Type`, `to|JSON`, `BLOCK_|STRING`. */
export function wordStartsOf(name: string): readonly number[] {
  const starts: number[] = [];
  for (let at = 0; at < name.length; at += 1) if (isWordStart(name, at)) starts.push(at);
  return starts;
}

function isWordStart(name: string, at: number): boolean {
  if (at === 0) return true;
  const code = name.charCodeAt(at);
  const before = name.charCodeAt(at - 1);
  if (!isLetter(code)) return false;
  if (!isLetter(before)) return true;
  return isUpper(code) && (!isUpper(before) || isLower(name.charCodeAt(at + 1)));
}

export function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}

function isLower(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** Digits go with what is before them. */
function isLetter(code: number): boolean {
  return isUpper(code) || isLower(code) || (code >= 48 && code <= 57) || code > 127;
}
