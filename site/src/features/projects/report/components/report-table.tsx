import type { ReportColumn } from '@contract';
import { tokens } from '../../../../ui/tokens';
import { useNarrow } from '../../../../ui/use-narrow';
import { visuallyHidden } from '../../../../ui/visually-hidden';

interface ReportTableProps {
  caption: string;
  columns: readonly ReportColumn[];
  rows: readonly (readonly string[])[];
}

const { color, radius, size } = tokens;

/** A table of figures; one of words becomes a list where there is no room for columns. */
export function ReportTable(props: ReportTableProps) {
  const narrow = useNarrow();
  const isWords = props.columns.slice(1).filter(({ align }) => align === 'start').length > 1;
  return narrow && isWords ? <Entries {...props} /> : <Grid {...props} />;
}

function Grid({ caption, columns, rows }: ReportTableProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <div role="region" aria-label={caption} tabIndex={0} css={{ overflowX: 'auto' }}>
      <table css={{ width: '100%', borderCollapse: 'collapse', fontSize: size.s }}>
        <caption css={visuallyHidden}>{caption}</caption>
        <colgroup>
          {columns.map(({ label, width }) => (
            <col key={label} style={width === undefined ? undefined : { width: `${width * 100}%` }} />
          ))}
        </colgroup>
        <thead css={{ display: 'table-header-group' }}>
          <tr>
            {columns.map(({ label, align }) => (
              <th
                key={label}
                scope="col"
                css={{
                  padding: '9px 12px',
                  background: color.greenSoft,
                  fontWeight: 650,
                  textAlign: align,
                  printColorAdjust: 'exact',
                  WebkitPrintColorAdjust: 'exact',
                }}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} css={{ breakInside: 'avoid' }}>
              {row.map((cell, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                const isFigure = columns[at]?.align === 'end';
                return (
                  <Cell
                    key={at}
                    scope={at === 0 ? 'row' : undefined}
                    css={{
                      padding: '9px 12px',
                      borderTop: `1px solid ${color.line}`,
                      fontWeight: 400,
                      textAlign: isFigure ? 'end' : 'start',
                      verticalAlign: 'top',
                      ...(isFigure && { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
                    }}
                  >
                    {cell}
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

/** Each row as a small sheet that names its columns. */
function Entries({ caption, columns, rows }: ReportTableProps) {
  return (
    <ul aria-label={caption} css={{ display: 'grid', gap: 10, listStyle: 'none' }}>
      {rows.map((row, index) => (
        <li key={index} css={{ border: `1px solid ${color.line}`, borderRadius: radius.m, padding: 14 }}>
          <dl css={{ display: 'grid', gap: 4, fontSize: size.s }}>
            {row.map((cell, at) => (
              <div key={at} css={{ display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', gap: 10 }}>
                <dt css={{ color: color.muted }}>{columns[at]?.label}</dt>
                <dd>{cell}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
