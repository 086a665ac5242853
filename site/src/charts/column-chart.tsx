import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tokens } from '../ui/tokens';

export interface ChartColumn {
  key: string;
  /** What lies on each other in it, from the foot; null is unknown, and draws nothing. */
  parts: readonly (number | null)[];
  /** What it stands for and how much that is, in words. */
  title: string;
  /** Where its rows are. */
  to?: string | null;
}

interface ColumnChartProps {
  /** All of it in words. */
  label: string;
  columns: readonly ChartColumn[];
  /** A colour for each part; those after the first have a pattern beside it. */
  colors?: readonly string[];
  height: number;
  /** Under the first and the last column. */
  ends?: readonly [string, string];
}

const { color, size } = tokens;
/** Pixels that the least of values has, to be told from none. */
const LEAST = 2;

const columnStyles = {
  '& > [data-ground]': { fill: 'transparent' },
  '&:hover > [data-ground]': { fill: color.line },
} as const;

/**
 * A chart of columns on a line, as wide as its place. Where columns lead somewhere it is a list of links; otherwise one picture, whose
 * figures stand beside it as a table.
 */
export function ColumnChart({ label, columns, colors = [color.green], height, ends }: ColumnChartProps) {
  const patternId = useId();
  const total = ({ parts }: ChartColumn) =>
    parts.reduce<number>((sum, part) => sum + Math.max(0, part ?? 0), 0);
  const isList = columns.some(({ to }) => to !== undefined);
  // Percent across, which need no measuring; pixels upwards.
  const x = scaleBand({
    domain: columns.map(({ key }) => key),
    range: [0, 100],
    padding: columns.length > 31 ? 0.1 : 0.2,
  });
  const y = scaleLinear({ domain: [0, Math.max(1e-9, ...columns.map(total))], range: [0, height] });
  const percent = (value: number) => `${value}%`;
  return (
    <div css={{ display: 'grid', gap: 8, minWidth: 0 }}>
      <svg
        role={isList ? 'list' : 'img'}
        aria-label={label}
        height={height}
        css={{ display: 'block', width: '100%', borderBottom: `1.5px solid ${color.lineStrong}` }}
      >
        <pattern
          id={patternId}
          width={5}
          height={5}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={2} height={5} css={{ fill: color.surface, opacity: 0.55 }} />
        </pattern>
        {columns.map((column) => (
          <ColumnFrame key={column.key} title={column.title} to={column.to} isList={isList}>
            <rect
              data-ground=""
              x={percent(x(column.key) ?? 0)}
              width={percent(x.step() * 0.99)}
              height={height}
            />
            {column.parts.map((part, at) => {
              if (part === null || (part <= 0 && column.parts.length > 1)) return null;
              const below = total({ ...column, parts: column.parts.slice(0, at) });
              const tall = part > 0 ? Math.max(LEAST, y(part)) : column.to === undefined ? LEAST : 0;
              const box = {
                x: percent(x(column.key) ?? 0),
                width: percent(x.bandwidth()),
                y: height - y(below) - tall,
                height: tall,
                rx: 2,
              };
              return (
                <g key={at}>
                  <Bar {...box} fill={colors[at]} />
                  {at > 0 && <Bar {...box} fill={`url(#${patternId})`} />}
                </g>
              );
            })}
          </ColumnFrame>
        ))}
      </svg>
      {ends && (
        <div
          aria-hidden
          css={{ display: 'flex', justifyContent: 'space-between', color: color.muted, fontSize: size.xs }}
        >
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}

function ColumnFrame({
  title,
  to,
  isList,
  children,
}: Pick<ChartColumn, 'title' | 'to'> & { isList: boolean; children: ReactNode }) {
  const drawn = (
    <>
      <title>{title}</title>
      {children}
    </>
  );
  if (!isList) return <g css={columnStyles}>{drawn}</g>;
  return (
    <g role="listitem">
      {to ? (
        <Link to={to} preventScrollReset aria-label={title} css={columnStyles}>
          {drawn}
        </Link>
      ) : (
        <g role="img" aria-label={title} css={columnStyles}>
          {drawn}
        </g>
      )}
    </g>
  );
}
