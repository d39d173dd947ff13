import type { Codec } from '../engine/task.ts';
import type { ApiPackage, ApiSymbol } from '../model/api.ts';
import type { ExtractedPackage } from './extractPackage.ts';

/** The package without its symbols, and how many there are of each kind. */
interface PackageHead extends Omit<ApiPackage, 'symbols' | 'unexported'> {
  readonly symbols: number;
  readonly unexported: number;
}

/** An extracted package in lines: its facts and problems, then each symbol, so that no text is as long as a large package. */
export const packageCodec: Codec<ExtractedPackage> = {
  print: ({ value, problems }) => {
    if (value === undefined) return [JSON.stringify({ problems })];
    const { symbols, unexported, ...facts } = value;
    const head: PackageHead = { ...facts, symbols: symbols.length, unexported: unexported.length };
    return [JSON.stringify({ problems, value: head }), ...[...symbols, ...unexported].map((symbol) => JSON.stringify(symbol))];
  },
  parse: ([first = '', ...lines]) => {
    const { problems, value }: Pick<ExtractedPackage, 'problems'> & { readonly value?: PackageHead } = JSON.parse(first);
    if (value === undefined) return { value, problems };
    const symbols = lines.map((line): ApiSymbol => JSON.parse(line));
    return { problems, value: { ...value, symbols: symbols.slice(0, value.symbols), unexported: symbols.slice(value.symbols) } };
  },
};
