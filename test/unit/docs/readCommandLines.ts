import { readDocsSamples } from './readSamples.ts';

/** A command line that the documentation shows. */
export interface DocsCommand {
  /** `guides/deploy.md:17`. */
  readonly place: string;
  readonly line: string;
  /** Arguments of gqldocs. Undefined for another program. */
  readonly args: readonly string[] | undefined;
}

/** Every line of shell blocks, and every `run` of workflows. */
export function readCommandLines(): readonly DocsCommand[] {
  return readDocsSamples()
    .flatMap(({ language, code, place }) => linesOf(language, code).map((line) => ({ place, line: line.replace(/\s+#.*$/, '').trim() })))
    .filter(({ line }) => line !== '')
    .map((command) => ({ ...command, args: argumentsOf(command.line) }));
}

function linesOf(language: string, code: string): readonly string[] {
  if (language === 'sh') return code.split('\n');
  return language === 'yaml' ? [...code.matchAll(/^\s*- run: (.*)$/gm)].map(([, line = '']) => line) : [];
}

function argumentsOf(line: string): readonly string[] | undefined {
  const found = /^(?:[A-Z_]+=\S+ )*(?:npm ci && )?(?:npx gqldocs|node \.\.\/(?:gqldocs|\.\.)\/bin\/gqldocs\.js) (.*?)(?: >>? \S+)?$/.exec(
    line,
  );
  return found === null ? undefined : [...(found[1] ?? '').matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}
