import { LIMITS, type CorrectUnderstanding } from '@contract';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import { visuallyHidden } from '../../../../ui/visually-hidden';
import type { UnderstoodGroup, UnderstoodRow } from '../model/understood-groups';
import { EditableWords } from './editable-words';
import { ItemActions } from './item-actions';

interface UnderstoodTableProps {
  table: Extract<UnderstoodGroup, { kind: 'table' }>;
  readOnly: boolean;
  onCorrect: (id: string, request: CorrectUnderstanding['request']) => Promise<void>;
  onHide: (id: string) => Promise<void>;
  onUndo: (id: string) => Promise<void>;
}

const { color, radius, size } = tokens;
const place = { padding: '8px 12px', textAlign: 'start', verticalAlign: 'top' } as const;
/** A phone has no room for columns: each row becomes a card, and each cell says its column. */
const CARDS = '@media (max-width: 639.98px)';

/** A table as the bot understood it: each cell can be corrected where it stands. */
export function UnderstoodTable({ table, readOnly, onCorrect, onHide, onUndo }: UnderstoodTableProps) {
  const t = useT();
  const { title, columns, rows } = table;
  const name = title || t('builderTraining.understood.table');
  const columnName = (column: number) =>
    columns[column] || t('builderTraining.understood.column', { number: column + 1 });
  const isNamed = columns.some((column) => column !== '');
  const notes = [...new Set(rows.flatMap(({ row }) => row.notes))];
  const correctCell =
    ({ id, row }: UnderstoodRow, column: number) =>
    (value: string) =>
      onCorrect(id, { cells: row.cells.map((cell, index) => (index === column ? value : cell)) });

  return (
    <section aria-label={name} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      {title && <h3 css={{ fontSize: size.m, fontWeight: 650 }}>{title}</h3>}
      <div
        role="region"
        aria-label={name}
        // A region that scrolls must be reachable by keyboard.
        tabIndex={0}
        css={{ overflowX: 'auto', border: `1px solid ${color.line}`, borderRadius: radius.l }}
      >
        <table
          css={{
            width: '100%',
            borderCollapse: 'collapse',
            fontSize: size.s,
            [CARDS]: { display: 'block', '& tbody, & tr': { display: 'block' } },
          }}
        >
          <caption css={visuallyHidden}>{name}</caption>
          <thead css={isNamed ? { [CARDS]: visuallyHidden } : visuallyHidden}>
            <tr>
              {columns.map((_, column) => (
                <th
                  key={column}
                  scope="col"
                  css={{ ...place, fontSize: size.xs, fontWeight: 650, color: color.muted }}
                >
                  {columnName(column)}
                </th>
              ))}
              <th>
                <span css={visuallyHidden}>{t('builderTraining.understood.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((item) => {
              const isHidden = item.state === 'hidden';
              const rowName = item.row.cells.find((cell) => cell !== '') ?? '';
              return (
                <tr
                  key={item.id}
                  css={{
                    borderTop: `1px solid ${color.line}`,
                    [CARDS]: { position: 'relative', paddingBlock: 8, '&:first-of-type': { borderTop: 0 } },
                  }}
                >
                  {item.row.cells.map((cell, column) => (
                    <td
                      key={column}
                      css={{
                        ...place,
                        minWidth: 88,
                        [CARDS]: {
                          display: 'grid',
                          gridTemplateColumns:
                            column === 0 ? 'minmax(0, 1fr)' : 'minmax(96px, 2fr) minmax(0, 3fr)',
                          gap: '0 16px',
                          padding: '4px 16px',
                          ...(column === 0 && { fontWeight: 650, paddingRight: 56 }),
                        },
                        ...(isHidden && { color: color.muted, textDecoration: 'line-through' }),
                      }}
                    >
                      {column > 0 && (
                        <span
                          aria-hidden
                          css={{
                            display: 'none',
                            [CARDS]: {
                              display: 'block',
                              color: color.muted,
                              fontSize: size.xs,
                              paddingTop: 2,
                            },
                          }}
                        >
                          {columnName(column)}
                        </span>
                      )}
                      {column === 0 && item.row.group && (
                        <span css={{ display: 'block', color: color.muted, fontSize: size.xs }}>
                          {item.row.group}
                        </span>
                      )}
                      <EditableWords
                        label={`${rowName}, ${columnName(column)}`}
                        value={cell}
                        maxLength={LIMITS.understanding.cell}
                        disabled={readOnly || isHidden}
                        mayBeEmpty
                        onSave={correctCell(item, column)}
                      />
                    </td>
                  ))}
                  <td
                    css={{
                      ...place,
                      width: 1,
                      whiteSpace: 'nowrap',
                      padding: '2px 8px',
                      textAlign: 'end',
                      [CARDS]: {
                        display: 'block',
                        width: 'auto',
                        padding: '0 10px',
                        // Beside the row's name, where only the bin has to fit.
                        ...(item.state === 'read' && { position: 'absolute', top: 4, right: 0 }),
                      },
                    }}
                  >
                    <ItemActions
                      item={item}
                      name={rowName}
                      readOnly={readOnly}
                      onHide={onHide}
                      onUndo={onUndo}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {notes.length > 0 && (
        <ul css={{ margin: 0, paddingLeft: 18, color: color.muted, fontSize: size.xs }}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
