/**
 * Packages in the styles that the ecosystem has; each is there for something that the others don't have. A name may carry the
 * version to install; the newest otherwise.
 */
export const packages = Object.entries({
  'many small modules': ['effect@3', 'fp-ts@2', 'rxjs@7', 'remeda', 'es-toolkit'],
  'type-level': ['type-fest', 'ts-toolbelt', 'arktype', 'ts-pattern', 'typebox', '@tiptap/core'],
  'schemas, deep generics': ['zod@4', 'valibot@1', 'superstruct', 'io-ts'],
  'hundreds of subpaths': ['date-fns@4', '@nestjs/common'],
  '`export =`': [
    '@types/lodash',
    '@types/express',
    '@types/yargs',
    '@types/semver',
    '@types/react',
    '@types/jquery',
    'sequelize@6',
    'chalk@4',
    'knex',
    'handlebars',
  ],
  'declarations only': ['@types/three', '@types/estree'],
  'modules declared by a script': ['@types/node', '@types/bluebird', '@sveltejs/kit', '@types/bun', 'gsap', 'electron'],
  'globals alone': ['@total-typescript/ts-reset'],
  'conditions that lead to several files': ['purify-ts', 'pixi.js', '@elastic/elasticsearch', '@builder.io/qwik'],
  'sources beside declarations': ['@cloudflare/workers-types'],
  'generated, thousands of items': ['@aws-sdk/client-s3', 'typescript@5', '@babel/types', 'discord-api-types'],
  'framework, types of several packages': ['vue@3', 'preact@10', 'svelte@5', 'hono@4', 'drizzle-orm'],
  'many names, one module': ['graphql@16', '@reduxjs/toolkit', 'react-hook-form', '@tanstack/query-core', 'ioredis', 'undici'],
  'JavaScript without declarations': ['semver@7', 'express@5', 'debug@4'],
  'components of React and Vue': ['@radix-ui/react-dialog', '@radix-ui/react-select', '@headlessui/vue'],
  'wildcards in exports': ['element-plus', '@heroicons/react'],
  'small library': ['commander', 'chalk@5', 'execa', 'ky', 'p-limit', 'redux', 'immer', 'zustand', 'jotai'],
}).flatMap(([style, specs]) => specs.map((spec) => ({ spec, style })));
