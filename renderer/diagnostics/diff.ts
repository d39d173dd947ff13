import { defaultSeverities, type Problem, type ProblemCode } from '../model/problem.ts';

/** An argument from which no release can be read. */
export function noRelease({ given, why }: { readonly given: string; readonly why: string }): Problem {
  return problem('diff/release', {
    message: `Cannot read a release from "${given}": ${why}.`,
    hint: 'Use a package folder, a Git ref (`.@v1.2.0`), a tarball from `npm pack`, or a file from `gqldocs snapshot`.',
  });
}

/** A snapshot that is cut off or edited. */
export function damagedSnapshot({ file, line }: { readonly file: string; readonly line: number }): Problem {
  return problem('diff/snapshot', {
    message: 'This API snapshot is damaged or incomplete.',
    hint: 'Write it again with `gqldocs snapshot`.',
    place: { file, line },
  });
}

/** A snapshot of a newer gqldocs. */
export function foreignSnapshot({ file, version }: { readonly file: string; readonly version: string }): Problem {
  return problem('diff/snapshot', {
    message: `This API snapshot has format ${version}, which this version of gqldocs cannot read.`,
    hint: 'Update gqldocs.',
    place: { file },
  });
}

export function damagedTarball({ file, reason }: { readonly file: string; readonly reason: string }): Problem {
  return problem('diff/tarball', {
    message: `Cannot unpack this tarball: ${reason}.`,
    hint: 'Make it again with `npm pack`.',
    place: { file },
  });
}

function problem(code: ProblemCode, rest: Omit<Problem, 'code' | 'severity'>): Problem {
  return { code, severity: defaultSeverities[code], ...rest };
}
