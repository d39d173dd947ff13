import type { Fault } from '../fault.ts';

/** Faults in what is said of a package. */
export const referenceFaults: readonly Fault[] = [
  {
    name: 'the variance of parameters is reversed',
    file: 'renderer/compare/relate/relateParameters.ts',
    from: 'position: flip(position),',
    to: 'position,',
    test: 'test/unit/compare/compareReleases.test.ts',
  },
  {
    name: 'types link to the last version of a package',
    file: 'renderer/api/linkPackages.ts',
    from: 'packages.toReversed().map(',
    to: 'packages.map(',
    test: 'test/unit/api/linkPackages.test.ts',
  },
  {
    name: 'a symbol of two categories is shown in full twice',
    file: 'renderer/presentation/itemGroups.ts',
    from: '    for (const symbol of items) shown.add(symbol);\n',
    to: '',
    test: 'test/unit/presentation/itemGroups.test.ts',
  },
  {
    name: 'an interface is imported as a value',
    file: 'renderer/presentation/importStatement.ts',
    from: "(kind === 'interface' || kind === 'type' ||",
    to: "(kind === 'type' ||",
    test: 'test/unit/presentation/importStatement.test.ts',
  },
  {
    name: 'a class has its type as counterpart in another version',
    file: 'renderer/history/versions/findCounterparts.ts',
    from: 'const reversed = symbols.toReversed();',
    to: 'const reversed = symbols;',
    test: 'test/unit/history/versions/findCounterparts.test.ts',
  },
  {
    name: 'the tenth release candidate comes before the ninth',
    file: 'renderer/history/compute/compareVersions.ts',
    from: 'return areNumbers ? Number(a) - Number(b) : a < b ? -1 : 1;',
    to: 'return a < b ? -1 : 1;',
    test: 'test/unit/history/computeHistory.test.ts',
  },
  {
    name: 'an item that was added again exists since it was added first',
    file: 'renderer/history/compute/computeHistory.ts',
    from: 'releases.findLastIndex(({ states }) => !states.has(label))',
    to: 'releases.findIndex(({ states }) => !states.has(label))',
    test: 'test/unit/history/computeHistory.test.ts',
  },
  {
    name: 'an example accepts properties that it does not expect',
    file: 'renderer/examples/compareValues.ts',
    from: '[...new Set([...Object.keys(actual), ...Object.keys(expected)])]',
    to: 'Object.keys(expected)',
    test: 'test/unit/examples/compareValues.test.ts',
  },
  {
    name: 'witnesses are written relative to the process',
    file: 'renderer/commands/diff/diff.ts',
    from: 'folder: resolve(cwd, request.witnessFolder)',
    to: 'folder: resolve(request.witnessFolder)',
    test: 'test/unit/commands/diff/diff.test.ts',
  },
  {
    name: 'an entry point is not found by the name that exports have',
    file: 'renderer/commands/diff/snapshot.ts',
    from: "name.replace(/^\\.\\/?/, '')",
    to: 'name',
    test: 'test/unit/commands/diff/diff.test.ts',
  },
  {
    name: 'types that are not exported count as undocumented',
    file: 'renderer/commands/report/coverage.ts',
    from: 'items.filter(({ id }) => all.has(id))',
    to: 'items',
    test: 'test/unit/commands/report/coverage.test.ts',
  },
];
