import type { ReactNode } from 'react';
import { tokens } from './tokens';
import { visuallyHidden } from './visually-hidden';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** This cell names its row for assistive technology. */
  rowHeader?: boolean;
  width?: string;
}

export interface TableProps<Row> {
  /** What the table lists. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const { color, radius, size } = tokens;

/** Rows and columns; scrolls sideways by itself when they do not fit. */
export function Table<Row>({ label, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div
      role="region"
      aria-label={label}
      // A region that scrolls must be reachable by keyboard.
      tabIndex={0}
      css={{
        overflowX: 'auto',
        border: `1px solid ${color.line}`,
        borderRadius: radius.l,
        background: color.surface,
      }}
    >
      <table css={{ width: '100%', borderCollapse: 'collapse', textAlign: 'left' }}>
        <caption css={visuallyHidden}>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                css={{
                  padding: '12px 16px',
                  fontSize: size.xs,
                  fontWeight: 650,
                  color: color.muted,
                  textAlign: column.align ?? 'start',
                  width: column.width,
                  whiteSpace: 'nowrap',
                }}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} css={{ '& > *': { borderTop: `1px solid ${color.line}` } }}>
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.id}
                    scope={column.rowHeader ? 'row' : undefined}
                    css={{
                      padding: '12px 16px',
                      fontWeight: column.rowHeader ? 600 : 400,
                      textAlign: column.align ?? 'start',
                    }}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
