import type { ReactNode } from 'react';
import { useRenderContext } from '../context.ts';
import { SymbolName } from './SymbolName.tsx';

/** A row of a table: a parameter, a type parameter, a property or a member of an enumeration. */
export interface FactRow {
  /** As a reader writes it: `...rest`, `size?`. */
  readonly name: string;
  /** Badges next to the name. */
  readonly marks?: ReactNode;
  /** Id of the row, if links point to it. */
  readonly id?: string | undefined;
  /** Cells without content are undefined, so that a column without any is known. */
  readonly type?: ReactNode;
  readonly value?: ReactNode;
  readonly text?: ReactNode;
}

export interface FactTableProps {
  /** For those who don't see the heading above it. */
  readonly caption: string;
  /** What the first column holds. Default: names. */
  readonly nameTitle?: string | undefined;
  /** What the second column holds: types, constraints or values. */
  readonly typeTitle: string;
  readonly rows: readonly FactRow[];
}

/** Facts as a table of name, type, default and description, without empty columns. */
export function FactTable({ caption, nameTitle, typeTitle, rows }: FactTableProps): ReactNode {
  const { messages } = useRenderContext();
  const columns = columnsOf({ rows, titles: { type: typeTitle, value: messages.defaultValue, text: messages.columnDescription } });
  return (
    <table className="fact-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{nameTitle ?? messages.columnName}</th>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id ?? row.name} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

interface Column {
  readonly key: 'type' | 'value' | 'text';
  readonly title: string;
}

interface ColumnsRequest {
  readonly rows: readonly FactRow[];
  readonly titles: Readonly<Record<Column['key'], string>>;
}

function columnsOf({ rows, titles }: ColumnsRequest): readonly Column[] {
  const keys = (['type', 'value', 'text'] as const).filter((key) => rows.some((row) => row[key] !== undefined));
  return keys.map((key) => ({ key, title: titles[key] }));
}

/** On a phone, the cells of a row are below each other, and the title of the default's column is its label. */
function Row({ row, columns }: { readonly row: FactRow; readonly columns: readonly Column[] }): ReactNode {
  const { messages } = useRenderContext();
  const { id, name, marks } = row;
  return (
    <tr id={id}>
      <th scope="row">
        <code>
          {id === undefined ? (
            <SymbolName name={name} />
          ) : (
            <a href={`#${encodeURIComponent(id)}`}>
              <SymbolName name={name} />
            </a>
          )}
        </code>
        {marks}
      </th>
      {columns.map(({ key }) => (
        <td key={key} className={key} data-label={key === 'value' ? messages.defaultValue : undefined}>
          {row[key]}
        </td>
      ))}
    </tr>
  );
}
