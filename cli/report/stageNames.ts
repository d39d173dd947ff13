import type { Stage } from '../../renderer/index.ts';

/** What the stages of a build do, for people. */
export const stageNames: Readonly<Record<Stage, string>> = {
  config: 'Reading the config',
  documents: 'Reading documents',
  api: 'Extracting the API',
  bundle: 'Bundling the client',
  plan: 'Planning the site',
  render: 'Rendering pages',
  check: 'Checking links',
  history: 'Reading the API history',
  summaries: 'Writing the search index and lists',
  publish: 'Publishing',
};
