import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

/**
 * TypeScript 5 and older compile each package in `node_modules/@types` with a user's own code. `@types/mdx` needs a global `JSX`, so the
 * packages of people without React no longer compiled once gqldocs was installed.
 */
it('installs no types that cannot be compiled alone', () => {
  const { packages }: Lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
  const types = Object.keys(packages).filter((path) => packages[path]?.dev !== true && path.startsWith('node_modules/@types/'));
  expect(types.map((path) => path.slice('node_modules/@types/'.length))).toEqual(['hast', 'mdast', 'unist']);
});

interface OwnManifest {
  readonly types: string;
  readonly exports: { readonly '.': { readonly types: string } };
}

/** A config in TypeScript imports gqldocs, and `moduleResolution: "node10"` does not read `exports`. */
it('names its types for every way to resolve modules', () => {
  const manifest: OwnManifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  expect(manifest.types).toBe(manifest.exports['.'].types);
});
