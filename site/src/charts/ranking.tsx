import { Link } from 'react-router-dom';
import { tokens } from '../ui/tokens';

export interface RankedEntry {
  key: string;
  name: string;
  /** In words: an amount, a count. */
  figure: string;
  /** From 0 to 1, of the longest bar. */
  share: number;
  to: string | null;
}

/** Things by how much they count for: a bar each, which leads to what is behind it. */
export function Ranking({ label, entries }: { label: string; entries: readonly RankedEntry[] }) {
  return (
    <ul aria-label={label} css={{ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' }}>
      {entries.map(({ key, name, figure, share, to }) => (
        <li key={key} css={{ display: 'grid', gap: 4 }}>
          <div
            css={{
              display: 'flex',
              gap: 12,
              justifyContent: 'space-between',
              alignItems: 'baseline',
              fontSize: tokens.size.s,
            }}
          >
            <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {to === null ? (
                name
              ) : (
                <Link to={to} preventScrollReset>
                  {name}
                </Link>
              )}
            </span>
            <span css={{ fontVariantNumeric: 'tabular-nums', color: tokens.color.muted, textAlign: 'end' }}>
              {figure}
            </span>
          </div>
          <span aria-hidden css={{ height: 6, borderRadius: 3, background: tokens.color.line }}>
            <span
              css={{ display: 'block', height: '100%', borderRadius: 3, background: tokens.color.green }}
              style={{ width: `${Math.max(0, Math.min(1, share)) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
