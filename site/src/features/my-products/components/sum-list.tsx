import { tokens } from '../../../ui/tokens';

interface SumListProps {
  rows: readonly { name: string; value: string; strong?: boolean }[];
}

/** Amounts below each other, as a bill shows them. */
export function SumList({ rows }: SumListProps) {
  return (
    <dl
      css={{
        display: 'grid',
        margin: 0,
        border: `1px solid ${tokens.color.line}`,
        borderRadius: tokens.radius.m,
        '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16, padding: '10px 14px' },
        '& > div + div': { borderTop: `1px solid ${tokens.color.line}` },
        '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      }}
    >
      {rows.map(({ name, value, strong }) => (
        <div key={name} css={strong ? { fontWeight: 700 } : { color: tokens.color.muted }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
