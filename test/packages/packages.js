/**
 * Packages in the styles that the ecosystem has; each is there for something that the others don't have. A name may carry the
 * version to install; the newest otherwise.
 */
export const packages = [
  // Many small modules, long overloads, data-first and data-last.
  'effect@3',
  'fp-ts@2',
  'rxjs@7',
  // Type-level libraries.
  'type-fest',
  'ts-toolbelt',
  'arktype',
  // Schemas: deep generics, namespaces within namespaces, names that are a type and a value.
  'zod@4',
  'valibot@1',
  'superstruct',
  'io-ts',
  // Hundreds of subpaths.
  'date-fns@4',
  // CommonJS `export =`, merged with namespaces.
  '@types/lodash',
  '@types/express',
  '@types/yargs',
  '@types/semver',
  '@types/react',
  '@types/jquery',
  'chalk@4',
  // Declarations only.
  '@types/three',
  '@types/estree',
  '@types/node',
  // Generated, with thousands of items.
  '@aws-sdk/client-s3',
  'typescript@5',
  // Frameworks, with types that come from several packages.
  'vue@3',
  'preact@10',
  'svelte@5',
  'hono@4',
  'drizzle-orm',
  // Libraries of every day.
  'commander',
  'chalk@5',
  'execa',
  'undici',
  'ky',
  'p-limit',
  'redux',
  'immer',
  'zustand',
  'jotai',
  '@reduxjs/toolkit',
  'react-hook-form',
  '@tanstack/query-core',
  'ioredis',
];
