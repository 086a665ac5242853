import type { InterviewResult, ReportTone } from '@contract';
import { tokens } from '../../../ui/tokens';

const { color, radius, size } = tokens;
const TONES: Record<ReportTone, string> = {
  good: color.green,
  fair: color.amber,
  poor: color.red,
  neutral: color.line,
};
const cell = { padding: '7px 10px', fontVariantNumeric: 'tabular-nums' } as const;

/** A table of figures, narrow enough for a column beside the chat; scrolls sideways by itself. */
function FigureTable({ block }: { block: Extract<InterviewResult['block'], { kind: 'table' }> }) {
  return (
    <div
      role="region"
      aria-label={block.caption}
      // A region that scrolls must be reachable by keyboard.
      tabIndex={0}
      css={{ overflowX: 'auto', border: `1px solid ${color.line}`, borderRadius: radius.m }}
    >
      <table css={{ width: '100%', borderCollapse: 'collapse', fontSize: size.xs }}>
        <thead>
          <tr css={{ background: color.paper }}>
            {block.columns.map(({ label, align }, index) => (
              <th key={index} scope="col" css={[cell, { textAlign: align, color: color.muted }]}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            <tr key={at} css={{ '& > *': { borderTop: `1px solid ${color.line}` } }}>
              {row.map((text, index) => {
                const align = block.columns[index]?.align ?? 'start';
                return index === 0 ? (
                  <th key={index} scope="row" css={[cell, { textAlign: align, fontWeight: 600 }]}>
                    {text}
                  </th>
                ) : (
                  <td key={index} css={[cell, { textAlign: align, whiteSpace: 'nowrap' }]}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One result: the figures that matter most as tiles, all others as a table. */
export function ResultBlock({ result: { title, block } }: { result: InterviewResult }) {
  return (
    <section css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      <h3 css={{ fontSize: size.m }}>{block.kind === 'table' ? block.caption : title}</h3>
      {block.kind === 'table' ? (
        <FigureTable block={block} />
      ) : (
        <dl css={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 8 }}>
          {block.tiles.map(({ label, value, tone, note }) => (
            <div
              key={label}
              css={{
                padding: '10px 12px',
                border: `1px solid ${color.line}`,
                borderInlineStart: `4px solid ${TONES[tone]}`,
                borderRadius: radius.m,
                background: color.surface,
              }}
            >
              <dt css={{ color: color.muted, fontSize: size.xs }}>{label}</dt>
              <dd css={{ fontSize: size.l, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{value}</dd>
              {note && <dd css={{ color: color.muted, fontSize: size.xs }}>{note}</dd>}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
