import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import { Skeleton } from '../../../ui/skeleton';
import { Table, type Column } from '../../../ui/table';
import { tokens } from '../../../ui/tokens';
import { useNarrow } from '../../../ui/use-narrow';
import type { useList } from '../api/use-list';
import { LoadFailure } from './load-failure';

/** Beside the sidebar, a table with its actions needs a window as wide as this. */
const FITS = 1080;

interface RecordsProps<Row> {
  label: string;
  list: ReturnType<typeof useList<Row>>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  page: number;
  onPage: (page: number) => void;
  empty: { title: string; hint: string };
  /** Set while a filter is: what shows everything again. */
  onClear: (() => void) | null;
  /** How many there are, in words. */
  total?: ReactNode;
}

/** A list of the administrators', in all its states: a table, or cards where a table would not fit. */
export function Records<Row>(props: RecordsProps<Row>) {
  const { list, page, onPage, empty, onClear, total } = props;
  const t = useT();
  const failure = list.error && (
    <LoadFailure
      error={list.error}
      retrying={list.reading}
      stale={list.rows !== undefined}
      onRetry={() => void list.reload()}
    />
  );
  if (!list.rows) return failure ?? <Skeleton height={320} />;
  return (
    <div css={{ display: 'grid', gap: 12 }}>
      {failure}
      {list.rows.length === 0 ? (
        <EmptyState
          icon="search"
          title={onClear ? t('admin.nothingFound') : empty.title}
          action={
            onClear && (
              <Button variant="secondary" onClick={onClear}>
                {t('admin.clear')}
              </Button>
            )
          }
        >
          {!onClear && empty.hint}
        </EmptyState>
      ) : (
        <Rows {...props} rows={list.rows} />
      )}
      {total && list.rows.length > 0 && (
        <p role="status" css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {total}
        </p>
      )}
      {(list.pages > 1 || page > 1) && <Pager page={page} pages={list.pages} onPage={onPage} />}
    </div>
  );
}

function Rows<Row>({ label, columns, rows, rowKey }: RecordsProps<Row> & { rows: readonly Row[] }) {
  if (!useNarrow(FITS)) return <Table label={label} columns={columns} rows={rows} rowKey={rowKey} />;
  const heading = columns.find(({ rowHeader }) => rowHeader);
  const others = columns.filter((column) => column !== heading);
  return (
    <ul
      aria-label={label}
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        gap: 12,
        margin: 0,
        padding: 0,
      }}
    >
      {rows.map((row) => (
        <Card key={rowKey(row)} as="li" padding="s">
          <div css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{heading?.cell(row)}</div>
          <dl
            css={{
              display: 'grid',
              gridTemplateColumns: 'minmax(80px, auto) minmax(0, 1fr)',
              gap: '8px 16px',
              alignItems: 'baseline',
              margin: '12px 0 0',
              fontSize: tokens.size.s,
              '& dt': { color: tokens.color.muted },
              '& dd': { margin: 0, overflowWrap: 'anywhere' },
            }}
          >
            {others.map(({ id, header, cell }) => {
              const content = cell(row);
              return (
                content && (
                  <div key={id} css={{ display: 'contents' }}>
                    <dt>{header}</dt>
                    <dd>{content}</dd>
                  </div>
                )
              );
            })}
          </dl>
        </Card>
      ))}
    </ul>
  );
}
