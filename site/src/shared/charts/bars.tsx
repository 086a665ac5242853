import { Link } from 'react-router-dom';
import { tokens } from '../../ui/tokens';

export interface ChartBar {
  key: string;
  value: number;
  /** What it stands for and how much that is, in words. */
  title: string;
  /** Where its rows are; null where there are none to show. */
  to: string | null;
}

interface BarsProps {
  label: string;
  bars: readonly ChartBar[];
  /** Under the first and the last bar. */
  ends?: readonly [string, string];
  color?: string;
}

const HEIGHT = 72;

/** A small chart of columns, each of which leads to what it counts; below zero hangs from the line as nothing. Without any there is no chart. */
export function Bars({ label, bars, ends, color = tokens.color.green }: BarsProps) {
  const max = Math.max(0, ...bars.map(({ value }) => value));
  if (max === 0) return null;
  return (
    <div css={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <ul
        aria-label={label}
        css={{
          display: 'flex',
          gap: 3,
          height: HEIGHT,
          margin: 0,
          padding: 0,
          listStyle: 'none',
          borderBottom: `1.5px solid ${tokens.color.lineStrong}`,
        }}
      >
        {bars.map(({ key, value, title, to }) => (
          <li key={key} css={{ flex: '1 1 0', minWidth: 0, display: 'flex' }}>
            <BarFrame title={title} to={to}>
              <span
                css={{ width: '100%', borderRadius: '3px 3px 0 0', background: color }}
                style={{ height: `${(Math.max(0, value) / max) * 100}%`, minHeight: value > 0 ? 3 : 0 }}
              />
            </BarFrame>
          </li>
        ))}
      </ul>
      {ends && (
        <div
          aria-hidden
          css={{
            display: 'flex',
            justifyContent: 'space-between',
            color: tokens.color.muted,
            fontSize: tokens.size.xs,
          }}
        >
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}

const FRAME = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'flex-end',
  borderRadius: 3,
} as const;

function BarFrame({ title, to, children }: Pick<ChartBar, 'title' | 'to'> & { children: React.ReactNode }) {
  return to === null ? (
    <span role="img" aria-label={title} title={title} css={FRAME}>
      {children}
    </span>
  ) : (
    <Link
      to={to}
      preventScrollReset
      aria-label={title}
      title={title}
      css={[FRAME, { '&:hover': { background: tokens.color.line } }]}
    >
      {children}
    </Link>
  );
}
