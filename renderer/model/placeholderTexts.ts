/** What `gqldocs init` writes into a home page for its author to replace: titles of features, with their details. */
export const placeholderTexts: Readonly<Record<string, string>> = {
  'What is it for?': 'Say in one sentence what users can do with it. Edit the front matter of `content/docs/index.md`.',
  'What makes it different?': 'A card for each reason to choose it, with a `link` to read more.',
};
