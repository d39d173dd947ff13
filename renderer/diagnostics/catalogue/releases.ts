import { type DescriptionsOf, fence } from './description.ts';

export const releaseDescriptions: DescriptionsOf<'release'> = {
  'release/name': {
    summary: 'A release cannot have this name.',
    cause: 'The name of a release is the name of a folder and a part of all its addresses.',
    example: fence('sh', 'gqldocs publish --into site --as "2.1 beta"'),
    fix: 'Begin with a letter or a digit, and use letters, digits and `.`, `-`, `+`, `_`. The names `latest` and `versions` are taken.',
  },
  'release/published': {
    summary: 'The folder already has a release with this name.',
    cause: 'Published releases are never rewritten, so that their addresses and contents can be relied on.',
    example: fence('sh', 'gqldocs publish --into site --as v2.1.0\ngqldocs publish --into site --as v2.1.0'),
    fix: 'Publish under another name, such as `v2.1.0-docs.1`. To publish the same name again, delete its folder first.',
  },
  'release/manifest': {
    summary: 'The list of releases, `versions.json`, cannot be read.',
    cause: 'The file was edited or cut off, or another program wrote it.',
    example: fence('json', '{ "releases": "v2.1.0" }'),
    fix: 'Restore the file from the last deployment, or name another folder with `--into`.',
  },
};
