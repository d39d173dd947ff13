import ts from 'typescript';
import { isCompilerFailure, unlessCompilerFails } from '../../api/program/isCompilerFailure.ts';
import type { WorkLimit } from '../../api/program/limitWork.ts';
import { memoize } from '../../model/memoize.ts';
import { createWorkCount } from '../types/programWork.ts';
import type { UnlikelyUse } from './program/unlikelyUse.ts';
import { type ReleasePrograms, witnessFolder } from './releasePrograms.ts';

export interface VerifyRequest {
  /** The texts of all programs that may be asked for. */
  readonly texts: readonly string[];
  readonly programs: ReleasePrograms;
  /** How many types and symbols the compiler may create for a program. Nearly all need far fewer. Default: 300,000. */
  readonly mostTypes?: number | undefined;
}

/** A program that compiles with both releases, with the old one only, or not even with the old one. One that the compiler fails at is invalid. */
export type Verification = 'compiles' | 'breaks' | 'invalid';

type FindUnlikely = (file: ts.SourceFile, checker: ts.TypeChecker) => UnlikelyUse | undefined;

export interface Verify {
  readonly verify: (text: string) => Verification;
  /** What users seldom write in a program that compiles with the old release, by a function that finds it. */
  readonly unlikely: (text: string, find: FindUnlikely) => UnlikelyUse | undefined;
  /** How much work of the compiler the programs took so far. */
  readonly work: () => number;
}

/** Compiles programs with both releases, when one is asked for. Programs share one compilation for each release. */
export function createVerify(request: VerifyRequest): Verify {
  // A program that augments the package would change it for all other programs.
  const isAlone = (text: string): boolean => /^declare module /m.test(text);
  const together = verifyTogether({ ...request, texts: request.texts.filter((text) => !isAlone(text)) });
  const alone = verifyTogether({ ...request, texts: request.texts.filter(isAlone) });
  const verifierOf = (text: string): Verify => (isAlone(text) ? alone : together);
  return {
    verify: memoize((text) => verifierOf(text).verify(text)),
    unlikely: (text, find) => verifierOf(text).unlikely(text, find),
    work: () => alone.work() + together.work(),
  };
}

function verifyTogether({ programs, ...request }: VerifyRequest): Verify {
  const [before, after] = [createCompiler(programs.before, request), createCompiler(programs.after, request)];
  const verify = (text: string): Verification => {
    if (before.compiles(text) !== true) return 'invalid';
    const result = after.compiles(text);
    if (result === undefined) return 'invalid';
    return result ? 'compiles' : 'breaks';
  };
  return { verify, unlikely: before.unlikely, work: () => before.work() + after.work() };
}

/** Compiles programs with a release. */
function createCompiler(createProgram: ReleasePrograms['before'], { texts, mostTypes = 300_000 }: Omit<VerifyRequest, 'programs'>) {
  const names = new Map(texts.map((text, index) => [text, `${witnessFolder}/${index}.ts`]));
  const limit: WorkLimit = { left: Number.POSITIVE_INFINITY };
  const create = (): ts.Program => {
    limit.left = Number.POSITIVE_INFINITY;
    return createProgram(new Map([...names].map(([text, name]) => [name, text])), limit);
  };
  let program: ts.Program | undefined;
  /** The work of programs that were given up. */
  let lost = 0;
  let workNow = (): number => 0;
  /** Undefined if the compiler failed. */
  const compiles = (text: string): boolean | undefined => {
    try {
      if (program === undefined) {
        program = create();
        workNow = createWorkCount(program);
      }
      limit.left = mostTypes;
      return isValid(program, names.get(text) ?? '');
    } catch (error) {
      if (!isCompilerFailure(error)) throw error;
      lost += workNow();
      [program, workNow] = [undefined, () => 0];
      return undefined;
    }
  };
  const unlikely: Verify['unlikely'] = (text, find) => {
    const file = program?.getSourceFile(names.get(text) ?? '');
    const checker = program?.getTypeChecker();
    return file && checker && unlessCompilerFails(() => find(file, checker));
  };
  return { compiles, unlikely, work: () => lost + workNow() };
}

function isValid(program: ts.Program, name: string): boolean {
  const file = program.getSourceFile(name);
  if (file === undefined) return false;
  const isError = ({ category }: ts.Diagnostic): boolean => category === ts.DiagnosticCategory.Error;
  return !program.getSyntacticDiagnostics(file).some(isError) && !program.getSemanticDiagnostics(file).some(isError);
}
