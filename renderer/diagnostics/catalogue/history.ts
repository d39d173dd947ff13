import { type DescriptionsOf, fence } from './description.ts';

export const historyDescriptions: DescriptionsOf<'history'> = {
  'history/since': {
    summary: 'A `@since` tag contradicts the API snapshots.',
    cause:
      'The snapshots in `history` show that the symbol was added in another release than its comment says. The site shows the version of the comment.',
    example: fence('ts', '/** @since 16.0.0 */\nexport declare function parse(source: string): DocumentNode;'),
    fix: 'Correct or remove the `@since` tag. If a snapshot of an older release is missing, add it.',
  },
};
