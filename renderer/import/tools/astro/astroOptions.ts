import type { OptionTable } from '../../draft/optionNotes.ts';

/** Options of `astro.config`. */
export const astroOptions: OptionTable = {
  site: { to: 'url' },
  base: { to: 'baseUrl', same: ['/'] },
  redirects: { to: 'addresses.redirects' },
  integrations: 'parts',
  srcDir: { to: 'documents.path' },
  publicDir: { to: 'static' },
  trailingSlash: { drop: 'Addresses with and without a slash at the end both work.' },
  outDir: { drop: 'The output folder is `build`. Set `outDir` to change that.' },
  markdown: { drop: 'Markdown is read as the reference of Markdown describes.', todo: 'Look for syntax that needed plugins.' },
  vite: { drop: 'Vite is not used.' },
  image: { drop: 'Pictures are shown as they are.' },
};
