/** What can be a range of versions: `17`, `>=17`, `<16.5`. */
export const versionRange = /^[<>]?=?v?\d+(\.\d+)*$/;

/**
 * Whether something exists since a version in a range. A part of a version means all that begin with it: `>16` begins with 17.0.0. Of
 * `<14.0.0`, it is only known that it is not younger than 14.0.0.
 */
export function isInRange(since: string, range: string): boolean {
  const sign = /^[<>]?=?/.exec(range)?.[0] ?? '';
  const wanted = numbersIn(range);
  const own = numbersIn(since);
  if (own.length === 0 || (since.startsWith('<') && !sign.startsWith('<'))) return false;
  let difference = 0;
  for (const [at, number] of wanted.entries()) difference ||= (own[at] ?? 0) - number;
  return difference === 0 ? sign !== '<' && sign !== '>' : sign.startsWith(difference < 0 ? '<' : '>');
}

function numbersIn(version: string): readonly number[] {
  return version.match(/\d+/g)?.map(Number) ?? [];
}
