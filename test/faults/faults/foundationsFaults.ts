import type { Fault } from '../fault.ts';

/** Faults in what other folders build on. */
export const foundationsFaults: readonly Fault[] = [
  {
    name: 'a written path can leave its folder',
    file: 'renderer/model/insideFolder.ts',
    from: "way !== '' && way.split(sep)[0] !== '..' && ",
    to: "way !== '' && ",
    test: 'test/unit/model/insideFolder.test.ts',
  },
  {
    name: 'a symbol with the name of a device gets a folder of this name',
    file: 'renderer/model/addresses.ts',
    from: "const free = name.replace(reserved, '$1~');",
    to: 'const free = name;',
    test: 'test/unit/model/addresses.test.ts',
  },
  {
    name: 'a task forgets to record a listing',
    file: 'renderer/engine/reader.ts',
    from: 'record(`list:',
    to: 'void (`list:',
    test: 'test/unit/engine/reader.test.ts',
  },
  {
    name: 'a result is stored although a file changed while the task ran',
    file: 'renderer/engine/reader.ts',
    from: 'isComplete: () => isTracked && !changedSince(noted, begin)',
    to: 'isComplete: () => isTracked',
    test: 'test/unit/engine/reader.test.ts',
  },
  {
    name: 'the hash of an object depends on the order of its fields',
    file: 'renderer/engine/hash.ts',
    from: 'Object.entries(value).sort(byKey)',
    to: 'Object.entries(value)',
    test: 'test/unit/engine/hash.test.ts',
  },
  {
    name: 'a name is proposed in place of itself',
    file: 'renderer/diagnostics/closest.ts',
    from: 'if (isBetter && candidate !== name) {',
    to: 'if (isBetter) {',
    test: 'test/unit/diagnostics/closest.test.ts',
  },
  {
    name: 'a problem points at a property that a later one replaces',
    file: 'renderer/diagnostics/locateKey.ts',
    from: 'target.properties.toReversed()',
    to: 'target.properties',
    test: 'test/unit/diagnostics/locateKey.test.ts',
  },
  {
    name: 'exports that are internal are compared',
    file: 'renderer/release/withoutInternals.ts',
    from: '    exports.filter(({ target }) => !isInternal(snapshot, target));',
    to: '    exports;',
    test: 'test/unit/compare/internal.test.ts',
  },
  {
    name: 'a tarball can expand to any size',
    file: 'renderer/packages/readTarball.ts',
    from: 'if (size.bytes > most.bytes)',
    to: 'if (size.files > most.files)',
    test: 'test/unit/packages/readTarball.test.ts',
  },
  {
    name: 'a registry may redirect to this machine',
    file: 'renderer/packages/registry/download.ts',
    from: 'if (isLocal(next) && ',
    to: 'if (count === 0 && isLocal(next) && ',
    test: 'test/unit/packages/registry/download.test.ts',
  },
  {
    name: 'a base URL keeps its last slash',
    file: 'renderer/config/resolveConfig.ts',
    from: "baseUrl.replace(/^\\/|\\/$/g, '')",
    to: "baseUrl.replace(/^\\/|\\/$/, '')",
    test: 'test/unit/config/resolveConfig.test.ts',
  },
  {
    name: 'links of the footer are not checked',
    file: 'renderer/config/checkTargets.ts',
    from: "    ...footer.columns.flatMap(({ items }, column) => targetsOfLinks(items, ['footer', 'columns', column, 'items'])),\n",
    to: '',
    test: 'test/unit/config/checkTargets.test.ts',
  },
];
