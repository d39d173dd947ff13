import { type DescriptionsOf, fence } from './description.ts';

export const releaseDescriptions: DescriptionsOf<'release'> = {
  'release/name': {
    summary: 'A release cannot have this name.',
    cause: 'The name of a release is the name of a folder and a part of all its addresses.',
    example: fence('sh', 'gqldocs publish --into site --as "2.1 beta"'),
    fix: 'Begin with a letter or a digit, and use letters, digits and `.`, `-`, `+`, `_`. The names `latest` and `versions` are taken. Names of files (`index.html`, `robots.txt`, `CNAME`) and of devices of Windows (`nul`) are refused, and so is a name that differs from another one only in the case of its letters.',
  },
  'release/published': {
    summary: 'The folder already has a release with this name.',
    cause: 'gqldocs does not rewrite a published release, so that its addresses and contents can be relied on. Only you can remove it.',
    example: fence('sh', 'gqldocs publish --into site --as v2.1.0\ngqldocs publish --into site --as v2.1.0'),
    fix: 'Publish under another name, such as `v2.1.0-docs.1`. If you want to replace the release, delete its folder, then publish again.',
  },
  'release/unlisted': {
    summary: 'A folder has a release that the list of releases does not have.',
    cause:
      'The publication of this release was interrupted, and it would be the newest. Its pages are not in `latest/`, so gqldocs does not list it. Older releases that are missing in the list are added to it.',
    example: fence('text', 'site/v3.0.0/, and the newest release in site/versions.json is v2.1.0'),
    fix: 'Publish the release again, or delete its folder.',
  },
  'release/version': {
    summary: 'The name of a release does not fit the version of its package.',
    cause:
      'The name given with `--as` is a version, and `package.json` of the documented package has another one. A wrong tag or `--ref` is the usual reason.',
    example: fence('sh', 'gqldocs publish --into site --as v0.9.0 --ref v1.0.0'),
    fix: 'Delete the folder of the release, and publish the right tag, or use a name that begins with the version: `v1.0.0`, `v1.0.0-docs.1`. Names that are no versions, such as `next`, are not checked.',
  },
  'release/manifest': {
    summary: 'The list of releases, `versions.json`, cannot be read.',
    cause: 'The file was edited or cut off, or another program wrote it.',
    example: fence('json', '{ "releases": "v2.1.0" }'),
    fix: 'Restore the file from the last deployment, or delete it: the next publication writes it again from the folders of the releases. If it is not a list of releases, name another folder with `--into`.',
  },
};
