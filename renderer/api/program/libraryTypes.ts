import ts from 'typescript';
import { memoize } from '../../model/memoize.ts';

/** Whether TypeScript's library declares a type of this name, such as `Map` and `RangeError`. */
export function libraryTypes(program: ts.Program): (name: string) => boolean {
  const names = memoize(namesOf);
  return (name) => names(program).has(name);
}

function namesOf(program: ts.Program): ReadonlySet<string> {
  const [file] = program.getSourceFiles();
  const types = file === undefined ? [] : program.getTypeChecker().getSymbolsInScope(file, ts.SymbolFlags.Type);
  const isOfLibrary = ({ declarations = [] }: ts.Symbol): boolean =>
    declarations.some((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
  return new Set(types.filter(isOfLibrary).map(({ name }) => name));
}
