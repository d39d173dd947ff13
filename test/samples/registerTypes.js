import { register } from 'node:module';

/** For Node.js before 22.18: lets it run TypeScript whose types can simply be removed. */
register('./removeTypes.js', import.meta.url);
