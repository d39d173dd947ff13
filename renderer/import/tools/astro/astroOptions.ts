import type { OptionTable } from '../../draft/optionNotes.ts';

/** Options of `astro.config`, with Starlight. */
export const astroOptions: OptionTable = {
  site: { to: 'url' },
  base: { to: 'baseUrl', same: ['/'] },
  redirects: { to: 'addresses.redirects' },
  integrations: 'parts',
  srcDir: { to: 'documents.path', same: ['src', './src', './src/'] },
  publicDir: { to: 'static' },
  trailingSlash: { drop: 'Addresses with and without a slash at the end both work.' },
  outDir: { drop: 'The output folder is `build`. Set `outDir` to change that.' },
  markdown: { drop: 'Markdown is read as the reference of Markdown describes.', todo: 'Look for syntax that needed plugins.' },
  vite: { drop: 'Vite is not used.' },
  image: { drop: 'Pictures are shown as they are.' },
};

/** Without Starlight: whether a site has documents is looked up before its config is read, in the usual folder. */
export const plainAstroOptions: OptionTable = {
  ...astroOptions,
  srcDir: {
    ask: 'Collections and pages were looked for in `src` only.',
    todo: 'Are they elsewhere? Move them to `src`, and import again.',
  },
};
