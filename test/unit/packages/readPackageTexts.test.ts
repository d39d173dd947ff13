import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { readPackageTexts, textTargets } from '../../../renderer/packages/readPackageTexts.ts';

describe('readPackageTexts', () => {
  let root: string;

  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-texts-')));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, text = ''): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }

  const read = (folder: string, manifest = {}) => readPackageTexts({ folder: join(root, folder), shown: folder, manifest });

  describe('readPackageTexts', () => {
    it('includes only pictures inside of the package', () => {
      write('secret.png');
      write('pkg/a.png');
      write('pkg/b.svg');
      write('pkg/notes.txt');
      symlinkSync(join(root, 'secret.png'), join(root, 'pkg/link.png'));
      write('pkg/Readme.md', '![](a.png) ![](./b.svg) ![](../secret.png) ![](link.png) ![](gone.png) [n](notes.txt)');
      const { readme, changelog, files } = read('pkg');
      expect(readme?.place).toEqual({ file: 'pkg/Readme.md', line: 1, column: 1 });
      expect(changelog).toBeUndefined();
      expect(files).toEqual({ pictures: ['a.png', 'b.svg'], missing: ['gone.png'], directory: '' });
    });

    it('lists files that are missing in a package without a repository, since they are in no other place', () => {
      for (const folder of ['pkg', 'node_modules/pkg']) write(`${folder}/README.md`, '[l](LICENSE) [r](README.md) [out](../out.md)');
      expect(read('pkg').files.missing).toEqual(['LICENSE']);
      expect(read('pkg', { repository: 'github:me/pkg' }).files.missing).toEqual([]);
      expect(read('node_modules/pkg').files.missing).toEqual([]);
    });

    it('lists files that are missing in a checkout, and the folder of the package', () => {
      write('.git/HEAD');
      write('LICENSE');
      write('packages/a/CHANGELOG.md', '[l](../../LICENSE) [x](../../x.md) [y](./y.md) [out](../../../out.md)');
      expect(read('packages/a').files).toEqual({ pictures: [], missing: ['../../x.md', 'y.md'], directory: 'packages/a' });
    });

    it('uses the folder from package.json', () => {
      write('node_modules/a/README.md', '[x](x.md)');
      const manifest = { repository: { url: 'me/all', directory: './packages/a/' } };
      expect(read('node_modules/a', manifest).files).toEqual({ pictures: [], missing: [], directory: 'packages/a' });
    });
  });
});

describe('textTargets', () => {
  test('lists the targets of links, pictures, definitions and HTML', () => {
    const text = [
      '[a](./a.md#part "Title") ![b](b%20b.png?raw=true) [c](<c.md>)',
      '[d]: ../d.md',
      '<img src="e.svg" alt=""> <a href=\'f/\'>f</a>',
      '[out](https://x.example) [here](#here) [mail](mailto:a@x.example) [host](//x.example/y)',
      '[bad](%zz.md) [again](./a.md)',
    ].join('\n');
    expect(textTargets(text)).toEqual(['%zz.md', '../d.md', './a.md', 'b b.png', 'c.md', 'e.svg', 'f/']);
  });
});
