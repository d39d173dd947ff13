/** Files by path, with their bytes as text. */
export type Output = ReadonlyMap<string, string>;

/** Says how an output differs from the expected one: a line for each file, with the first line that differs. */
export function compareOutputs(expected: Output, actual: Output): readonly string[] {
  const paths = [...new Set([...expected.keys(), ...actual.keys()])].toSorted();
  return paths.flatMap((path) => {
    const [right, wrong] = [expected.get(path), actual.get(path)];
    if (right === wrong) return [];
    if (wrong === undefined) return [`${path} is missing`];
    if (right === undefined) return [`${path} should not be there`];
    return [`${path} ${firstDifference(right, wrong)}`];
  });
}

/** Lines may be long: what is shown begins a little before the difference. */
function firstDifference(expected: string, actual: string): string {
  let at = 0;
  while (expected[at] === actual[at]) at += 1;
  const line = expected.slice(0, at).split('\n').length;
  const show = (text: string): string =>
    JSON.stringify(
      text
        .slice(Math.max(0, at - 40), at + 80)
        .split('\n', 3)
        .join('\n'),
    );
  return `differs in line ${line}\n    expected ${show(expected)}\n    actual   ${show(actual)}`;
}
