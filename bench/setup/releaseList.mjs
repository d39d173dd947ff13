/** Releases that their authors called minor or patch, chosen before any of them was compared. */
export const minorReleases = parse(`
  @mui/material 7.1.2 7.2.0
  @mui/material 9.0.1 9.1.2
  @reduxjs/toolkit 2.8.2 2.9.2
  @tanstack/react-query 5.99.0 5.100.0
  @trpc/server 11.9.0 11.10.0
  @types/react 19.1.0 19.2.0
  axios 1.15.0 1.16.0
  commander 13.0.0 13.1.0
  commander 15.0.0 15.1.0
  date-fns 4.1.0 4.2.0
  drizzle-orm 0.44.7 0.45.4
  effect 3.16.17 3.17.14
  effect 3.18.5 3.19.19
  elysia 1.2.2 1.3.0
  execa 9.5.3 9.6.1
  fastify 5.1.0 5.2.2
  got 14.4.0 14.5.0
  graphql 16.12.0 16.13.2
  hono 4.6.20 4.7.11
  hono 4.9.12 4.10.8
  i18next 25.9.0 25.10.0
  immer 10.1.0 10.2.0
  jose 5.9.0 5.10.0
  jotai 2.11.3 2.12.5
  ky 1.7.5 1.8.2
  ky 1.13.0 1.14.3
  lru-cache 11.1.0 11.2.0
  mobx 6.12.0 6.13.0
  msw 2.10.0 2.11.0
  nanostores 1.2.0 1.3.0
  p-limit 6.1.0 6.2.0
  p-queue 8.0.1 8.1.1
  pinia 2.2.0 2.3.0
  pino 9.13.0 9.14.0
  playwright-core 1.56.0 1.57.0
  preact 10.25.0 10.26.0
  react-hook-form 7.79.0 7.80.0
  react-router 7.11.0 7.12.0
  remeda 2.43.0 2.44.0
  rxjs 7.7.0 7.8.0
  swr 2.2.5 2.3.8
  ts-pattern 5.5.0 5.6.2
  ts-pattern 5.7.1 5.8.0
  type-fest 4.40.1 4.41.0
  undici 8.2.0 8.3.0
  undici 8.10.2 8.11.2
  valibot 1.0.0 1.1.0
  valibot 1.1.0 1.2.0
  vue 3.4.38 3.5.45
  vue-router 4.4.0 4.5.0
  winston 3.16.0 3.17.0
  xstate 5.24.0 5.25.0
  yargs 17.6.2 17.7.3
  yargs 18.0.0 18.1.0
  zod 4.0.17 4.1.13
  zod 4.2.1 4.3.6
  zustand 4.4.0 4.5.0
`);

/** Releases that their authors called breaking. */
export const breakingReleases = parse(`
  @reduxjs/toolkit 1.9.7 2.0.1
  commander 12.1.0 13.0.0
  date-fns 2.30.0 3.0.0
  date-fns 3.6.0 4.0.0
  graphql 16.11.0 17.0.2
  hono 3.12.12 4.0.10
  jotai 1.13.1 2.0.0
  p-queue 8.1.1 9.0.1
  react-router 6.30.1 7.0.2
  rxjs 6.6.7 7.8.1
  undici-types 6.21.0 7.0.0
  valibot 0.42.1 1.0.0
  xstate 4.38.3 5.0.0
  zod 3.24.4 4.0.17
  zustand 4.5.0 5.0.0
`);

function parse(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
    .map(([name, from, to]) => ({ name, from, to }));
}
