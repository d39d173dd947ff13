import { join } from 'node:path';
import { createScratchCopy, type ScratchCopy } from './createScratchCopy.ts';
import { type Fault, folderOf, layerOf } from './fault.ts';
import { faults } from './faults/faults.ts';

interface FaultsRequest {
  /** Absolute folder of the repository. */
  readonly root: string;
  /** Absolute folder for the copy. */
  readonly scratch: string;
  /** Part of the name, the file or the test of the faults to apply. Default: all. */
  readonly only?: string | undefined;
  /** Path of the browser. Called only if a test needs it. */
  readonly findBrowser: () => string;
}

/** Applies faults one after the other and prints a table. Returns whether a test has found each of them. */
export function runFaults({ root, scratch, only = '', findBrowser }: FaultsRequest): boolean {
  const chosen = faults.filter(({ name, file, test }) => `${name} ${file} ${test}`.includes(only));
  if (chosen.length === 0) throw new Error(`No fault has "${only}" in its name, file or test.`);
  const env = chosen.some((fault) => layerOf(fault) === 'browser') ? { CHROME_PATH: findBrowser() } : {};
  const copy = createScratchCopy({ root, folder: join(scratch, 'copy'), env });
  if (!passWithoutFault(chosen, copy)) return false;

  console.log('| fault | folder | layer | found by | seconds |\n| --- | --- | --- | --- | ---: |');
  const slipped = chosen.filter((fault) => {
    const begin = performance.now();
    const { test, reason } = tryFault(fault, copy);
    const seconds = Math.round((performance.now() - begin) / 1000);
    const found = test === undefined ? '**nothing**' : `${fault.test.replace(/^test\//, '')}: ${test}`;
    console.log(`| ${[fault.name, folderOf(fault), layerOf(fault), found, seconds].map(cell).join(' | ')} |`);
    if (reason !== undefined) console.error(reason);
    return test === undefined;
  });
  console.log(`\n${chosen.length - slipped.length} of ${chosen.length} faults were found.`);
  return slipped.length === 0;
}

function cell(value: string | number): string {
  return String(value).replace(/\s+/g, ' ').replaceAll('|', '\\|');
}

/** Whether all tests pass in the copy as it is. A failure with a fault says nothing otherwise. */
function passWithoutFault(chosen: readonly Fault[], copy: ScratchCopy): boolean {
  const files = [...new Set(chosen.map(({ test }) => test))];
  if (chosen.some(isBuilt)) copy.build();
  const { passed, failed, broken } = copy.runTests(files);
  const others = failed.length + broken.length > 0 ? [] : files.filter((file) => !passed.includes(file));
  const reasons = [...failed, ...broken, ...others.map((file) => `${file} has no test that \`npm test\` runs.`)];
  if (reasons.length > 0) console.error(`Tests do not pass without a fault, so they prove nothing:\n${reasons.join('\n')}`);
  return reasons.length === 0;
}

/** Tests of whole sites run the built package. */
function isBuilt(fault: Fault): boolean {
  return layerOf(fault) !== 'unit';
}

interface Attempt {
  /** Title of the test that fails. Undefined: the fault slips through. */
  readonly test?: string | undefined;
  /** Why a fault shows nothing: a source that cannot be loaded would fail any test. */
  readonly reason?: string | undefined;
}

function tryFault(fault: Fault, copy: ScratchCopy): Attempt {
  copy.apply(fault);
  try {
    if (isBuilt(fault)) copy.build();
    const { failed, broken } = copy.runTests([fault.test]);
    return { test: failed[0], reason: failed.length > 0 ? undefined : broken[0] };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  } finally {
    copy.takeBack(fault);
  }
}
