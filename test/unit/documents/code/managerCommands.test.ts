import { expect, test } from 'vitest';
import { managerCommands } from '../../../../renderer/documents/code/managerCommands.ts';

test.each([
  ['npm install', ['pnpm install', 'yarn install', 'bun install']],
  ['npm i -D a b@2', ['pnpm add --save-dev a b@2', 'yarn add --dev a b@2', 'bun add --dev a b@2']],
  ['npm install -g a', ['pnpm add -g a', 'yarn global add a', 'bun add -g a']],
  ['npm ci', ['pnpm install --frozen-lockfile', 'yarn install --immutable', 'bun install --frozen-lockfile']],
  ['npm uninstall a', ['pnpm remove a', 'yarn remove a', 'bun remove a']],
  ['npm run build -- --watch', ['pnpm run build --watch', 'yarn build --watch', 'bun run build --watch']],
  ['npm test', ['pnpm test', 'yarn test', 'bun run test']],
  ['npx -y a@latest init', ['pnpm dlx a@latest init', 'yarn dlx a@latest init', 'bunx a@latest init']],
  ['npm create vite@latest', ['pnpm create vite@latest', 'yarn create vite', 'bun create vite@latest']],
  ['$ cd a && npm install b # first', ['$ cd a && pnpm add b # first', '$ cd a && yarn add b # first', '$ cd a && bun add b # first']],
  ['npm init', ['pnpm init', 'yarn init', 'bun init']],
  ['echo npmrc', ['echo npmrc', 'echo npmrc', 'echo npmrc']],
])('%s', (code, expected) => {
  expect(managerCommands(code)).toEqual([
    ['npm', code],
    ['pnpm', expected[0]],
    ['yarn', expected[1]],
    ['bun', expected[2]],
  ]);
});
