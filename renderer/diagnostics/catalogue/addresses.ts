import { type DescriptionsOf, fence } from './description.ts';

export const addressDescriptions: DescriptionsOf<'address'> = {
  'address/gone': {
    summary: 'A published URL has no page or anchor anymore.',
    cause:
      'The build compared itself with the `objects.json` that was published last. A symbol, member, document or heading was renamed or removed, so links from other sites would break.',
    example: fence('text', '/api/my-library/function/read existed in the published site and does not exist now.'),
    fix: 'Copy the proposed redirect into `addresses.redirects`, write one, or add a note to `addresses.removed`. For a heading, you can also restore the anchor: `## Install {#setup}`. See [Redirects and URL protection](../guides/redirects.md).',
  },
  'address/invalid': {
    summary: 'A redirect or a note of removal has no effect.',
    cause: 'The target of a redirect does not exist, redirects form a loop, or the URL of a redirect or note still has a page, which wins.',
    example: fence('ts', "addresses: { redirects: { '/docs/guide': '/docs/giude' } },"),
    fix: 'Correct or remove the entry. `routes.json` in the output lists every route.',
  },
  'address/inventory': {
    summary: 'The published inventory cannot be used.',
    cause:
      'The file that `addresses.published` or `--against` names does not exist, is not an `objects.json` of gqldocs, or belongs to another site.',
    example: fence('sh', 'gqldocs check --against objects.inv'),
    fix: 'Download `objects.json` from the published site. Before the first publication, leave the option out.',
  },
};
