import { scaleLinear } from '@visx/scale';
import { Fragment } from 'react';
import { tokens } from '../ui/tokens';

interface HeatGridProps {
  /** All of it in words. */
  label: string;
  /** Each cell says how much it is and what it stands for, in words. */
  rows: readonly { label: string; cells: readonly { value: number; title: string }[] }[];
  /** Under each column; most are empty, where all would not have room. */
  columns: readonly string[];
  /** What the faintest and the strongest colour mean. */
  few: string;
  many: string;
}

const { color, size } = tokens;
const LEGEND = [0, 0.25, 0.5, 0.75, 1];

/** How much there is at each place of a grid, by the strength of a colour. */
export function HeatGrid({ label, rows, columns, few, many }: HeatGridProps) {
  const peak = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ value }) => value)));
  // One must be told from none.
  const strength = scaleLinear({ domain: [0, peak || 1], range: [0.2, 1] });
  const opacityOf = (value: number) => (value > 0 ? strength(value) : 0);
  return (
    <>
      <div
        role="img"
        aria-label={label}
        css={{
          display: 'grid',
          gridTemplateColumns: `auto repeat(${columns.length}, minmax(0, 1fr))`,
          gap: 2,
          alignItems: 'center',
          color: color.muted,
          fontSize: size.xs,
        }}
      >
        {rows.map((row) => (
          <Fragment key={row.label}>
            <span css={{ paddingRight: 6 }}>{row.label}</span>
            {row.cells.map(({ value, title }, at) => (
              <Cell key={at} opacity={opacityOf(value)} title={title} />
            ))}
          </Fragment>
        ))}
        <span />
        {columns.map((text, at) => (
          <span key={at} css={{ whiteSpace: 'nowrap', width: 0 }}>
            {text}
          </span>
        ))}
      </div>
      <div
        aria-hidden
        css={{ display: 'flex', gap: 6, alignItems: 'center', color: color.muted, fontSize: size.xs }}
      >
        {few}
        {LEGEND.map((share) => (
          <span key={share} css={{ width: 20 }}>
            <Cell opacity={opacityOf(share * peak)} />
          </span>
        ))}
        {many}
      </div>
    </>
  );
}

function Cell({ opacity, title }: { opacity: number; title?: string }) {
  return (
    <span title={title} css={{ display: 'block', height: 18, borderRadius: 3, background: color.line }}>
      <span
        css={{ display: 'block', height: '100%', borderRadius: 3, background: color.green }}
        style={{ opacity }}
      />
    </span>
  );
}
