/** Orders versions as semantic versioning does: `16.9.0` before `16.10.0`, `17.0.0-rc.1` before `17.0.0`. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  for (let index = 0; index < Math.max(a.numbers.length, b.numbers.length); index++) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.label === b.label) return 0;
  if (a.label === '' || b.label === '') return a.label === '' ? 1 : -1;
  return compareLabels(a.label.split('.'), b.label.split('.'));
}

function partsOf(version: string): { readonly numbers: readonly number[]; readonly label: string } {
  const [, numbers = '', label = ''] = /^v?([\d.]*)(?:-([^+]*))?/.exec(version) ?? [];
  return { numbers: numbers.split('.').map(Number), label };
}

function compareLabels(one: readonly string[], other: readonly string[]): number {
  for (const [index, a] of one.entries()) {
    const b = other[index];
    if (b === undefined) return 1;
    if (a === b) continue;
    const areNumbers = /^\d+$/.test(a) && /^\d+$/.test(b);
    return areNumbers ? Number(a) - Number(b) : a < b ? -1 : 1;
  }
  return one.length - other.length;
}
