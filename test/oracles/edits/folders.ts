import { documentText } from './documents.ts';
import type { Edit, Editing } from './edit.ts';

/** Folders that come, go, move and are replaced at once, as a checkout or a code generator does it. */
export const folderEdits: readonly Edit[] = [
  ...[
    'content/docs',
    'content/docs/guide',
    'content/pages',
    'content/static',
    'content/components',
    'package/src',
    'package',
    'shared',
    'content',
  ].map((folder): Edit => ({ name: `replace ${folder} at once`, apply: (editing) => replace(editing, folder) })),
  ...['content/docs', 'content/docs/guide', 'content/pages', 'package', 'shared'].map(
    (folder): Edit => ({
      name: `move ${folder} away and back`,
      apply: (editing) => {
        const away = `outside/away${editing.fresh()}`;
        editing.files.move(folder, away);
        changeIn(editing, away);
        editing.files.move(away, folder);
      },
    }),
  ),
  {
    name: 'delete a folder of documents',
    apply: (editing) => onOneFolder(editing, (folder) => editing.files.remove(folder)),
  },
  {
    name: 'rename a folder of documents',
    apply: (editing) => onOneFolder(editing, (folder) => editing.files.move(folder, `content/docs/f${editing.fresh()}`)),
  },
  {
    name: 'make a folder of a document, or a document of a folder',
    apply: (editing) =>
      onOneFolder(editing, (folder) => {
        editing.files.remove(folder);
        editing.files.write(`${folder}.md`, documentText(editing));
      }),
  },
  {
    name: 'add many documents',
    apply: ({ files, fresh }) => {
      for (let count = 0; count < 110; count += 1) files.write(`content/docs/many/m${count}.md`, `# Many ${count} of ${fresh()}\n`);
    },
  },
  {
    name: 'move in a folder of documents',
    apply: (editing) => {
      const made = `outside/made${editing.fresh()}`;
      for (const name of ['a', 'b', 'deep/c']) editing.files.write(`${made}/${name}.md`, documentText(editing));
      editing.files.move(made, `content/docs/f${editing.fresh()}`);
    },
  },
];

/** Puts a changed copy of a folder into its place. */
function replace(editing: Editing, folder: string): void {
  const { files, fresh } = editing;
  if (!files.has(folder)) return;
  const copy = `outside/copy${fresh()}`;
  files.copy(folder, copy);
  changeIn(editing, copy);
  files.move(folder, `${copy}-before`);
  files.move(copy, folder);
  files.remove(`${copy}-before`);
}

/** Changes something below a folder, or nothing. */
function changeIn(editing: Editing, folder: string): void {
  const { files, random } = editing;
  const documents = files.list(folder, /\/(?!index)\w+\.md$/);
  const path = random.pick(documents);
  if (path !== undefined && random.chance(0.7)) files.write(path, documentText(editing));
  const other = random.pick(documents.filter((one) => one !== path));
  if (other !== undefined && random.chance(0.2)) files.remove(other);
}

/** Not the guide, which the config names. */
function onOneFolder({ files, random }: Editing, apply: (folder: string) => void): void {
  const folder = random.pick(files.folders('content/docs').filter((one) => one !== 'content/docs/guide'));
  if (folder !== undefined) apply(folder);
}
