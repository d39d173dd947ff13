import { type DescriptionsOf, fence } from './description.ts';

export const documentDescriptions: DescriptionsOf<'document'> = {
  'document/unreadable': {
    summary: 'A document cannot be read.',
    cause: 'The file is a broken link, a link to a file outside of the repository, not a regular file, or you lack permission to read it.',
    example: fence('sh', 'ln -s ../missing.md content/docs/guide.md'),
    fix: 'Replace the link with a regular file, or give the user who builds the site permission to read it. Files whose names begin with `_` are not documents.',
  },
  'document/front-matter': {
    summary: 'The front matter is not valid YAML, or a key has a value of the wrong type.',
    cause: 'A colon or another special character is not in quotes, or a value has another type than the key expects.',
    example: fence('md', '---\ntitle: Errors: what they mean\nsidebar_position: first\n---'),
    fix: 'Put strings with special characters in quotes, and use the types of the [front matter reference](../reference/front-matter.md).',
  },
  'document/unknown-key': {
    summary: 'The front matter has a key that gqldocs does not know.',
    cause:
      'The key is misspelled or belongs to another tool. gqldocs ignores it. Docusaurus keys that gqldocs does not use are accepted silently.',
    example: fence('md', '---\nsidebar_postion: 2\n---'),
    fix: 'Use the suggested name, or remove the key.',
  },
  'document/syntax': {
    summary: 'An MDX document does not compile.',
    cause: 'In MDX, `{` opens a JavaScript expression and `<` opens a component. Plain Markdown has no such rules.',
    example: fence('mdx', 'A set is written {a, b} and a < b is a comparison.'),
    fix: 'Write `\\{` and `\\<`, put the characters in backticks, or rename the file to `.md` if it uses no components.',
  },
  'document/directive': {
    summary: 'A line with `:::` is not a directive that gqldocs knows, or a directive is in the wrong place.',
    cause: 'The name is misspelled, colons are not balanced, or a `:::tab` is not inside `::::tabs`.',
    example: fence('md', ':::warnign\nThis deletes your files.\n:::'),
    fix: 'Correct the name. Close a directive with as many colons as you opened it with, and give outer directives more colons than inner ones.',
  },
  'document/language': {
    summary: 'There is no syntax highlighting for the language of a code block.',
    cause: 'The name after the fence is not a language that the highlighter knows. The code is shown without colors.',
    example: `\`\`\`\`md\n\`\`\`typscript\nconst a = 1;\n\`\`\`\n\`\`\`\``,
    fix: 'Correct the name, or use `text` for code without a language.',
  },
  'document/limit': {
    summary: 'A document exceeds a limit of size or nesting.',
    cause:
      'Parsers need too much time or memory for such a text, so gqldocs shows it, or a part of it, without formatting. [Limits](../explanation/limits.md) lists the numbers.',
    example: fence('md', '> > > > > > … more levels of quotes than the limit allows'),
    fix: 'Split the document or the paragraph, or write unformatted characters as code.',
  },
  'document/include': {
    summary: 'A document includes a file that gqldocs cannot read.',
    cause:
      'The file or the region does not exist, the file is outside of the repository (also through a symbolic link), or files include each other.',
    example: fence('md', '<<< ../examples/server.ts#start'),
    fix: 'Correct the path or the name of the region. Copy files from elsewhere into the repository.',
  },
  'document/formula': {
    summary: 'A formula in a document is not valid TeX.',
    cause:
      'A command is unknown, a brace is missing, or a command needs more trust than documents have, such as `\\includegraphics`. The page shows the TeX as code.',
    example: fence('md', 'Half of it is $\\frac{1}{$.'),
    fix: 'Correct the TeX. If no formula is meant, write a backslash before the dollar sign.',
  },
  'document/foreign-syntax': {
    summary: 'A document has syntax that other tools read, and gqldocs does not.',
    cause:
      'Math (`$x^2$`) where `documents.math` is not set, `[[wiki links]]`, `{{ expressions }}`, `{% tags %}`, `==marks==`, `!!! note`, definition lists, sizes of pictures (`![](a.png =100x50)`), Mermaid diagrams, and components in Markdown. The page shows the text as it is written. Of components, it shows only the contents. It omits `<script setup>` and `<style scoped>` of Vue.',
    example: fence('md', 'The sum is $a^2 + b^2$.'),
    fix: 'Write it as the hint says. If it is meant as text, put it into backticks or a code block, or write a backslash before its first sign.',
  },
  'document/foreign-menu': {
    summary: 'The folder of the documents has a file with which another tool orders and names pages.',
    cause:
      'gqldocs does not read `_meta` files (Nextra), `_category_` files (Docusaurus), `_sidebar.md` (docsify) or `SUMMARY.md` (mdBook).',
    example: fence('sh', 'ls content/docs/guide\n_meta.json  install.md  use.md'),
    fix: 'List the documents in `documents.sidebars` of the config, or set `sidebar_position` and `sidebar_label` in their front matter, and delete the file.',
  },
  'document/unread-folder': {
    summary: 'The site has no documents, but the project has a folder with Markdown files.',
    cause:
      'Documents are in `content/docs`, unless the config names another folder. The config names none, so the files in `docs`, `doc` or `documentation` are not published, and their links are not checked.',
    example: fence('sh', 'ls docs\ninstall.md  use.md'),
    fix: "Add `documents: { path: 'docs' }` to the config. If the files are not meant for the site, turn the check off.",
  },
};
