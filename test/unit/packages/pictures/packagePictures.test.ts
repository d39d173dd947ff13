import { expect, it } from 'vitest';
import type { PackageFiles } from '../../../../renderer/model/api.ts';
import { packagePictures } from '../../../../renderer/site/sources/packagePictures.ts';
import { makeConfig, makePackage } from '../../make.ts';

const gif = 'GIF89a';
const svg = (parts: string): string => `<svg xmlns="http://www.w3.org/2000/svg">\n${parts}</svg>`;

function publish(files: Partial<PackageFiles>, disk: Readonly<Record<string, string>> = {}) {
  const readme = { text: '', place: { file: 'packages/a/README.md', line: 1, column: 1 } };
  const pkg = makePackage([], { slug: 'a', readme, files: { pictures: [], missing: [], directory: '', ...files } });
  const asked: string[] = [];
  const read = {
    file: (path: string) => {
      asked.push(path);
      return disk[path] === undefined ? undefined : Buffer.from(disk[path]);
    },
  };
  const { value, problems } = packagePictures({
    config: makeConfig({ api: { packages: [{ path: 'packages/a' }] } }),
    packages: [pkg],
    read,
  });
  const shown = problems.map(({ code, message, place }) => `${code} ${place?.file}:${place?.line} ${message}`);
  return { published: value.map(({ output, contents }) => [output, contents && Buffer.from(contents).toString()]), problems: shown, asked };
}

it('publishes what was checked, below the address of the package', () => {
  const disk = { '/site/packages/a/img/b.gif': gif, '/site/packages/a/c.svg': svg('<g/>') };
  const { published, problems } = publish({ pictures: ['c.svg', 'img/b.gif', 'gone.png'] }, disk);
  expect(published).toEqual([
    ['api/a/files/c.svg', `${svg('<g></g>')}\n`],
    ['api/a/files/img/b.gif', gif],
  ]);
  expect(problems).toEqual([]);
});

it('refuses pictures that could run a script, from wherever they come', () => {
  const bad = svg('<script/>');
  const message =
    'gqldocs does not copy this picture to the site, because it has the element `<script>`. Pages link to the file in the repository instead.';
  const expected = { published: [], problems: [`api/picture packages/a/b.svg:2 ${message}`] };
  expect(publish({ pictures: ['b.svg'] }, { '/site/packages/a/b.svg': bad })).toMatchObject(expected);
  expect(publish({ pictures: ['b.svg'], contents: { 'b.svg': Buffer.from(bad).toString('base64') } })).toMatchObject(expected);
});

it('ignores names in an artifact that no package has', () => {
  const base64 = Buffer.from(gif).toString('base64');
  const pictures = [
    '../b.gif',
    'c/../../b.gif',
    '/b.gif',
    '..\\b.gif',
    './b.gif',
    'b.gif\0',
    'b.html',
    'b.svg.xml',
    'b.png ',
    'svg',
    'constructor',
  ];
  const expected = { published: [], problems: [], asked: [] };
  expect(publish({ pictures, contents: Object.fromEntries(pictures.map((path) => [path, base64])) })).toEqual(expected);
  expect(publish({ pictures, contents: {} })).toEqual(expected);
});
