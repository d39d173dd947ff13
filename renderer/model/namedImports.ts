import type { ApiPackage } from './api.ts';

/** What an import takes: a name, or `default`. */
export interface NamedImport {
  readonly specifier: string;
  readonly name: string;
}

/** The imports in the code of a text, in their order, with the names that modules have for what they import. */
export function namedImports(text: string): readonly NamedImport[] {
  return [...text.matchAll(statement)].flatMap(([, clause = '', , specifier = '']) => {
    const [, whole, list = ''] = /^(?:type\s+)?([\w$]+)?\s*,?\s*(?:\{([^}]*)\})?/.exec(clause.trim()) ?? [];
    const names = list.split(',').map((part) =>
      part
        .trim()
        .replace(/^type\s+/, '')
        .replace(/\s+as\s.*$/s, ''),
    );
    return [...(whole === undefined ? [] : ['default']), ...names.filter(Boolean)].map((name) => ({ specifier, name }));
  });
}

/** The names that the README of a package imports from it, in their order: what readers need first. */
export function readmeImports({ name, readme }: Pick<ApiPackage, 'name' | 'readme'>): readonly string[] {
  const own = namedImports(readme?.text ?? '').filter(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`));
  return own.map((one) => one.name);
}

/** Texts of strangers may have any length: what a statement may have is limited. */
const statement = /^[ \t]*import\s{1,50}([^'"*;]{1,400}?)\s{1,50}from\s{1,50}(['"])([^'"\n]{1,200})\2/gm;
