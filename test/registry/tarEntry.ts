interface TarEntry {
  /** As it is in the header: at most 100 bytes. */
  readonly name: string;
  readonly contents?: string | Buffer | undefined;
  /** `0` is a file, `x` a header of pax, `L` a long name. Default: a file. */
  readonly type?: string | undefined;
  /** In place of the true size. */
  readonly size?: number | undefined;
}

/** One entry of an archive, with its contents. Nothing is checked: tests need entries that no program would write. */
export function tarEntry({ name, contents = '', type = '0', size }: TarEntry): Buffer {
  const body = Buffer.from(contents);
  const header = Buffer.alloc(512);
  header.write(name, 0, 100);
  for (const at of [100, 108, 116]) header.write('0000644\0', at);
  header.write(`${(size ?? body.length).toString(8).padStart(11, '0')}\0`, 124);
  header.write(`${'0'.repeat(11)}\0${' '.repeat(8)}${type}`, 136);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, body, Buffer.alloc((512 - (body.length % 512)) % 512)]);
}

/** An entry whose name is in a header of its own, as those that are long or have odd characters are. */
export function paxEntry(name: string, contents: string | Buffer = ''): Buffer {
  const record = ` path=${name}\n`;
  const lengthWith = (digits: number): number => digits + Buffer.byteLength(record);
  const digits = [1, 2, 3, 4, 5, 6].find((count) => String(lengthWith(count)).length === count) ?? 1;
  const pax = tarEntry({ name: 'PaxHeader', type: 'x', contents: `${lengthWith(digits)}${record}` });
  return Buffer.concat([pax, tarEntry({ name: 'package/long', contents })]);
}

/** The end of an archive. */
export const tarEnd = Buffer.alloc(1024);
