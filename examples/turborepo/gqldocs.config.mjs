import { defineConfig } from 'gqldocs';

// No package is listed: those that the artifacts after `--from` are of make the reference.
export default defineConfig({
  title: 'Orchard',
  tagline: 'Twelve small packages',
  url: 'https://orchard.example',
  navbar: {
    items: [
      { type: 'document', document: 'index', label: 'Guide' },
      { type: 'api', label: 'Packages' },
    ],
  },
  documents: { path: 'docs', route: '/guide', sidebars: { guide: ['index', 'selling'] } },
});
