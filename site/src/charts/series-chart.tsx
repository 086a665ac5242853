import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line, LinePath } from '@visx/shape';
import { tokens } from '../ui/tokens';
import { useNarrow } from '../ui/use-narrow';
import { labelLines } from './label-lines';

export interface ChartSeries {
  label: string;
  /** One for each label of the axis; null is unknown. */
  values: readonly (number | null)[];
}

interface SeriesChartProps {
  kind: 'bars' | 'lines';
  /** All of it in words. */
  label: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** A value as short as an axis needs it. */
  write: (value: number) => string;
}

const { color } = tokens;
/** They differ in lightness too, for those who tell colours apart badly and for black and white printers. */
const SERIES_COLORS = [color.green, color.amber, color.accent, color.focus, color.muted];
export const seriesColor = (at: number): string => SERIES_COLORS[at % SERIES_COLORS.length] ?? color.green;

const INNER = 202;
const MARGIN = { left: 74, right: 16, top: 20, bottom: 14 };
/** About so many lines: their steps are round. */
const TICKS = 4;
const LINE = 15;
/** Of one letter, on average. */
const LETTER = 6.4;
/** As many labels as lie beside each other without touching. */
const MOST_LABELS = { narrow: 6, wide: 14 };
/** Values are written over their bars while they have room there. */
const ROOM = { narrow: 4, wide: 8 };

interface Space {
  width: number;
  /** Where a label's place begins, and how wide it is. */
  left: (at: number) => number;
  slot: number;
  y: (value: number) => number;
  /** The lowest line. */
  foot: number;
  write: (value: number) => string;
}

/** Values along an axis, as bars or lines over a grid, in letters of one size on every screen. */
export function SeriesChart({ kind, label, labels, series, write }: SeriesChartProps) {
  const narrow = useNarrow();
  const width = narrow ? 330 : 720;
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const foot = MARGIN.top + INNER;
  const x = scaleBand({
    domain: labels.map((_, at) => at),
    range: [MARGIN.left, width - MARGIN.right],
  });
  const y = scaleLinear({
    domain: [Math.min(0, ...known), Math.max(0, ...known) || (known.some((value) => value < 0) ? 0 : 1)],
    range: [foot, MARGIN.top],
    nice: TICKS,
  });
  const space: Space = { width, left: (at) => x(at) ?? 0, slot: x.step(), y, foot, write };
  const every = Math.ceil(labels.length / (narrow ? MOST_LABELS.narrow : MOST_LABELS.wide));
  const lines = labels.map((text, at) =>
    at % every === 0 ? labelLines(text, (space.slot * every) / LETTER - 1) : [],
  );
  const height = foot + MARGIN.bottom + LINE * Math.max(...lines.map(({ length }) => length), 1);
  const isWritten = labels.length * series.length <= (narrow ? ROOM.narrow : ROOM.wide);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      css={{ width: '100%', height: 'auto', fontSize: 12, fill: color.ink }}
    >
      {y.ticks(TICKS).map((tick) => (
        <g key={tick}>
          <Line
            from={{ x: MARGIN.left, y: y(tick) }}
            to={{ x: width - MARGIN.right, y: y(tick) }}
            stroke={tick === 0 ? color.lineStrong : color.line}
          />
          <text x={MARGIN.left - 8} y={y(tick) + 4} textAnchor="end" css={{ fill: color.muted }}>
            {write(tick)}
          </text>
        </g>
      ))}
      {lines.map((words, at) => (
        <text key={at} textAnchor="middle">
          {words.map((word, line) => (
            <tspan key={line} x={space.left(at) + space.slot / 2} y={foot + 20 + line * LINE}>
              {word}
            </tspan>
          ))}
        </text>
      ))}
      {kind === 'bars' ? (
        <Bars series={series} space={space} isWritten={isWritten} />
      ) : (
        <Lines series={series} space={space} />
      )}
    </svg>
  );
}

interface DrawnProps {
  series: readonly ChartSeries[];
  space: Space;
}

function Bars({ series, space, isWritten }: DrawnProps & { isWritten: boolean }) {
  const { left, slot, y, write } = space;
  const side = scaleBand({
    domain: series.map((_, index) => index),
    range: [slot * 0.12, slot * 0.88],
    padding: 0.06,
  });
  const thick = Math.min(54, side.bandwidth());
  return series.flatMap(({ values }, index) =>
    values.map((value, at) => {
      if (value === null) return null;
      const middle = left(at) + (side(index) ?? 0) + side.bandwidth() / 2;
      return (
        <g key={`${index}-${at}`}>
          <Bar
            x={middle - thick / 2}
            y={Math.min(y(value), y(0))}
            width={Math.max(1, thick)}
            height={Math.max(1, Math.abs(y(value) - y(0)))}
            rx={2}
            fill={seriesColor(index)}
          />
          {isWritten && (
            <text
              x={middle}
              y={value < 0 ? y(value) + 14 : y(value) - 6}
              textAnchor="middle"
              css={{ fontWeight: 600 }}
            >
              {write(value)}
            </text>
          )}
        </g>
      );
    }),
  );
}

function Lines({ series, space }: DrawnProps) {
  const { left, slot, width, y, foot, write } = space;
  return series.map(({ label, values }, index) => {
    const points = values.flatMap((value, at) =>
      value === null ? [] : [{ x: left(at) + slot / 2, y: y(value), value }],
    );
    const last = points.at(-1);
    if (!last) return null;
    const lowest = points.reduce((low, point) => (point.value < low.value ? point : low), last);
    // Only the end and the lowest point are written: more would lie on each other.
    const written = series.length === 1 ? [...new Set([lowest, last])] : [last];
    return (
      <g key={label}>
        <LinePath
          data={points}
          x={(point) => point.x}
          y={(point) => point.y}
          stroke={seriesColor(index)}
          strokeWidth={2.5}
        />
        {points.map((point) => (
          <circle key={point.x} cx={point.x} cy={point.y} r={3} fill={seriesColor(index)} />
        ))}
        {written.map((point) => (
          <text
            key={point.x}
            x={Math.min(point.x, width - MARGIN.right - 26)}
            // Below a low point, unless the axis is there.
            y={point === lowest && point !== last && point.y + 24 < foot ? point.y + 18 : point.y - 9}
            textAnchor="middle"
            css={{ fontWeight: 600 }}
          >
            {write(point.value)}
          </text>
        ))}
      </g>
    );
  });
}
