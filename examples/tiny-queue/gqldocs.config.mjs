/** Run `npx gqldocs check`, `test` or `serve --watch` in this folder: each says what is out of date, and where. */
export default {
  title: 'tiny-queue',
  documents: { path: 'docs', route: '/docs', main: 'index' },
  api: { packages: [{ path: '.' }] },
};
