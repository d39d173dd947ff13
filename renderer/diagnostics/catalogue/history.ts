import { type DescriptionsOf, fence } from './description.ts';

export const historyDescriptions: DescriptionsOf<'history'> = {
  'history/since': {
    summary: 'A `@since` tag contradicts the API snapshots.',
    cause:
      'The snapshots in `history` show that the symbol was added in another release than its comment says. The site shows the version of the comment.',
    example: fence('ts', '/** @since 16.0.0 */\nexport declare function parse(source: string): DocumentNode;'),
    fix: 'Correct or remove the `@since` tag. If a snapshot of an older release is missing, add it.',
  },
  'history/unknown-note': {
    summary: 'An upgrade note is about something that does not break.',
    cause:
      'A heading of level 2 in a file of `upgradeNotes` names no breaking change of that upgrade: a typo, or a compatible change. Or the file is not named by a major version of the `history`.',
    example: fence('md', '<!-- content/upgrade/17.md -->\n## parsee\n\nPass one object of options.'),
    fix: 'Use a name from the upgrade page. Write about other changes above the first heading of level 2.',
  },
  'history/duplicate-note': {
    summary: 'Two upgrade notes are about the same name.',
    cause: 'A file of `upgradeNotes` has two headings of level 2 with this name.',
    example: fence('md', '## parse\n\nPass one object of options.\n\n## print, parse\n\nRemove the second argument.'),
    fix: 'Put both texts under one heading.',
  },
  'history/missing-note': {
    summary: 'A breaking change has no upgrade note.',
    cause:
      'This check is off by default. If it is on, each breaking change on an upgrade page needs a note, or a note on the symbol that it belongs to. Changes that the compiler cannot decide need none.',
    example: fence('ts', "checks: {\n  'history/missing-note': 'error',\n}"),
    fix: 'Write a section in the file that the hint names. The heading is the name of the symbol or member.',
  },
};
