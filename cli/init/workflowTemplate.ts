import type { Project } from './inspectProject.ts';

/** A GitHub Actions workflow: checks the site in pull requests, and publishes the default branch to GitHub Pages. */
export function workflowTemplate({ manager }: Project): string {
  const { name, install, run } = manager;
  const setup =
    name === 'bun'
      ? ['      - uses: oven-sh/setup-bun@v2', '      - uses: actions/setup-node@v4', '        with:', '          node-version: 22']
      : [
          ...(name === 'pnpm' ? ['      - uses: pnpm/action-setup@v4', '        with:', '          version: latest'] : []),
          '      - uses: actions/setup-node@v4',
          '        with:',
          '          node-version: 22',
        ];
  return `name: Docs

on:
  push:
  pull_request:
  workflow_dispatch:

permissions:
  contents: read

jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
${setup.join('\n')}
      - run: ${install}
      - run: ${run} docs
      - uses: actions/upload-pages-artifact@v3
        with:
          path: build

  publish:
    if: github.event_name != 'pull_request' && github.ref_name == github.event.repository.default_branch
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.publish.outputs.page_url }}
    concurrency: pages
    steps:
      - id: publish
        uses: actions/deploy-pages@v4
`;
}
