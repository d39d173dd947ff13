import { type DescriptionsOf, fence } from './description.ts';

const undocumented = 'This check is off by default. Turn it on under `checks` to require comments.';

export const apiDescriptions: DescriptionsOf<'api'> = {
  'api/unknown-note': {
    summary: 'A note is about no symbol of the package, or about several.',
    cause:
      'A file in the folder `notes` of a package has the name of nothing that the package exports, or a name that several symbols have.',
    example: fence('text', 'content/notes/exeucte.md'),
    fix: 'Name the file by a symbol (`execute.md`), a member (`GraphQLSchema.getType.md`), or the path of the page (`function/parse.md`).',
  },
  'api/entry-point': {
    summary: 'gqldocs cannot find the types of a package.',
    cause:
      'An entry point is not a file, `package.json` cannot be read, or the package has neither declarations nor TypeScript sources. The site is built without the package.',
    example: fence('json', '{ "name": "my-library", "types": "dist/index.d.ts" }'),
    fix: "Build the package if its declarations are missing, correct `types` or `exports` in `package.json`, or set `entryPoints: { '.': 'src/index.ts' }`.",
  },
  'api/extract': {
    summary: 'The API of a package cannot be extracted.',
    cause:
      'TypeDoc or the TypeScript compiler failed, the worker ran out of memory, or a class inherits through more than 100 others. The site is built without the package.',
    example: fence('text', 'The API of the package "core" could not be extracted: …'),
    fix: 'Check that the package compiles: `npx tsc --noEmit`. For memory, set `NODE_OPTIONS=--max-old-space-size=8192` or document fewer entry points. Otherwise report a bug.',
  },
  'api/ref': {
    summary: 'A package cannot be read at a Git ref.',
    cause: 'The ref does not exist in this clone, the clone is incomplete, or two refs of one package have the same major version.',
    example: fence('ts', "packages: [{ path: '.', ref: 'v1.0' }]"),
    fix: 'Fetch missing tags with `git fetch --tags`. In CI, check out the full history (`fetch-depth: 0`). Keep one ref for each major version.',
  },
  'api/syntax': {
    summary: 'A source file of a package is not valid TypeScript.',
    cause: 'The compiler cannot parse the file, so its exports are unknown. The site is built without the package.',
    example: fence('ts', 'export function add(a: number, b: number: number;'),
    fix: 'Correct the file at the reported line.',
  },
  'api/tsconfig': {
    summary: "A package's tsconfig, or a config that it extends or references, cannot be read.",
    cause:
      'The file is not valid JSON, or `extends` or `references` names a file that does not exist. gqldocs uses the options that it could read.',
    example: fence('json', '{ "extends": "@acme/missing/tsconfig.json" }'),
    fix: 'Correct the file, install the config that it extends, remove the reference, or name another file with `tsconfig`.',
  },
  'api/lost-exports': {
    summary: 'An import or re-export that the reference needs cannot be resolved.',
    cause:
      'gqldocs finds no types for the module. The exports of `export *` are missing from the reference. Exports by name have the type `any`, and so have exports whose inferred type depends on the import. Written types are shown by their names. A class or interface lacks the members that it would inherit. Components in `.vue` and `.svelte` files are reported once, with their number.',
    example: fence('ts', "export * from './generated.js';"),
    fix: 'Build or generate the missing file or its declarations, correct the path, or install the package that the message names. If a package has no types of its own, install its `@types/…` package, too.',
  },
  'api/unlinked-package': {
    summary: 'A package imports another package of the site, but its types cannot be found.',
    cause:
      'Both packages are documented, but the compiler does not resolve the import. If the other package is not built, gqldocs uses the sources of the entry points that it documents. Here, it finds none for the imported path. The types become `any`, and links to their pages are missing.',
    example: fence('ts', "import type { Options } from '@acme/core';"),
    fix: 'Correct the imported path or the `exports` of the imported package. If its declarations are generated, build it before the site. Alternatively map the package to its sources with `paths` in the `tsconfig.json` of the importing package.',
  },
  'api/untyped-entry': {
    summary: 'A name in `exports`, or one of several packages, has no types, so the reference does not have it.',
    cause:
      'Users can import the script, but gqldocs finds neither declarations nor TypeScript sources for it. The other entry points and packages are documented.',
    example: fence('json', '{ "exports": { ".": "./index.js", "./browser": { "types": "./browser.d.ts", "default": "./browser.js" } } }'),
    fix: 'Build or write the declarations. If the types are in a package of DefinitelyTyped (`@types/…`), document that package, too. To choose the modules that are documented, set `entryPoints`.',
  },
  'api/comment': {
    summary: 'TypeDoc does not understand a part of a comment.',
    cause:
      'A `@param` names no parameter, a brace is not closed, or an `@includeCode` names a missing file. The page shows the rest of the comment.',
    example: fence('ts', '/** @param nmae The name. */\nexport function greet(name: string): string;'),
    fix: 'Correct the comment. [Comment tags](../reference/comment-tags.md) lists the tags that gqldocs knows.',
  },
  'api/limit': {
    summary: 'A comment or README exceeds a limit of size or nesting.',
    cause:
      'Parsers need too much time or memory for such a text, so gqldocs shows it without formatting. [Limits](../explanation/limits.md) lists the numbers.',
    example: fence('text', '/** … a comment with thousands of unclosed brackets … */'),
    fix: 'Split the text, or write unformatted characters as code.',
  },
  'api/installed': {
    summary: 'Comments, the README or the changelog of an installed package have problems.',
    cause:
      'A text of a package in `node_modules`, or of an `npm:` package, has broken links (`link/…`), parts that TypeDoc does not understand (`api/comment`) or exceeds a limit (`api/limit`). Only its authors can correct that, so gqldocs reports one warning for each package. Problems in comments that your own package re-exports from an installed one are not reported.',
    example: fence('sh', 'gqldocs build npm:some-library@1'),
    fix: "Nothing is wrong with your site: links without a target are shown as text. If the package is yours, document its source folder, where each problem has its place. To hide the warning, set `checks: { 'api/installed': 'off' }`.",
  },
  'api/unreadable': {
    summary: 'A README or CHANGELOG cannot be read.',
    cause: 'The file is not a regular file, or it is a link to a file outside of the repository. gqldocs skips it.',
    example: fence('sh', 'ln -s /etc/hosts README.md'),
    fix: 'Replace it with a regular file.',
  },
  'api/picture': {
    summary: "A picture of a package's README or CHANGELOG is not copied to the site.",
    cause:
      'A picture that a reader opens by itself is a page of your site. An SVG may therefore only have elements and attributes that draw or animate, and refer to its own parts. Scripts, event handlers, HTML (`<foreignObject>`), declared entities and links to other files are refused. gqldocs writes the SVG again without the data of editors, and without references to other files in its CSS, such as fonts: browsers do not load them in pictures. A raster picture has to begin as PNG, JPEG, GIF, WebP or AVIF does.',
    example: fence('xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="start()">…</svg>'),
    fix: 'Remove the reported part, or save the picture as PNG. For files of Git LFS, run `git lfs pull` before the build.',
  },
  'api/outside': {
    summary: 'A source file or `package.json` is outside of the repository.',
    cause:
      'A file of the package is a link to a file outside of the repository, or a source imports one by its path. The root of a workspace and the folder of the project count as the repository, too. By a path, an installed package may name only files of installed packages. Publishing such a file could leak private data. The site is built without the package; `snapshot`, `diff` and `report` refuse it.',
    example: fence('sh', 'ln -s ../../other-repository/src/index.ts src/index.ts'),
    fix: 'Copy the file into the repository.',
  },
  'api/undocumented': {
    summary: 'An export or a member has no comment.',
    cause: undocumented,
    example: fence('ts', 'export function add(a: number, b: number): number;'),
    fix: 'Describe it in a comment: `/** Adds two numbers. */`.',
  },
  'api/missing-category': {
    summary: 'An export has no category.',
    cause: undocumented,
    example: fence('ts', '/** Adds two numbers. */\nexport function add(a: number, b: number): number;'),
    fix: 'Add `@category` to the comment, or to the comment at the top of the file.',
  },
  'api/missing-type-parameter': {
    summary: 'A comment does not describe a type parameter.',
    cause: undocumented,
    example: fence('ts', '/** Returns the first item. */\nexport function first<T>(items: T[]): T;'),
    fix: 'Add `@typeParam T - …` to the comment.',
  },
  'api/missing-parameter': {
    summary: 'A comment does not describe a parameter.',
    cause: undocumented,
    example: fence('ts', '/** Adds two numbers. */\nexport function add(a: number, b: number): number;'),
    fix: 'Add `@param a - …` to the comment.',
  },
  'api/missing-returns': {
    summary: 'A comment does not describe what the function returns.',
    cause: undocumented,
    example: fence('ts', '/** Adds two numbers. */\nexport function add(a: number, b: number): number;'),
    fix: 'Add `@returns …` to the comment.',
  },
};
