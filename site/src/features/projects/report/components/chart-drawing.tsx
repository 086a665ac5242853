import type { Locale, ReportBlock } from '@contract';
import { tokens } from '../../../../ui/tokens';
import { useNarrow } from '../../../../ui/use-narrow';
import { axisOf, labelLines, shortFigure, type Axis } from '../model/chart';

type Chart = Extract<ReportBlock, { kind: 'bars' | 'lines' }>;
interface ChartDrawingProps {
  chart: Chart;
  language: Locale;
}

const { color } = tokens;
/** They differ in lightness too, for those who tell colours apart badly and for black and white printers. */
export const SERIES_COLORS = [color.green, color.amber, color.accent, color.focus, color.muted];
const colorOf = (series: number) => SERIES_COLORS[series % SERIES_COLORS.length];

const INNER = 202;
const MARGIN = { left: 74, right: 16, top: 20, bottom: 14 };
const LINE = 15;
/** Of one letter, on average. */
const LETTER = 6.4;
/** As many labels as lie beside each other without touching. */
const MOST_LABELS = { narrow: 6, wide: 14 };

interface Space {
  axis: Axis;
  width: number;
  /** Room of one label along the axis. */
  slot: number;
  y: (value: number) => number;
  write: (value: number) => string;
}

/** Axis, grid and values as vectors, in letters of one size on every screen. */
export function ChartDrawing({ chart, language }: ChartDrawingProps) {
  const narrow = useNarrow();
  const { title, summary, unit, labels, series } = chart;
  const width = narrow ? 330 : 720;
  const axis = axisOf(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const slot = (width - MARGIN.left - MARGIN.right) / Math.max(1, labels.length);
  const space: Space = {
    axis,
    width,
    slot,
    y: (value) => MARGIN.top + INNER - ((value - axis.low) / (axis.high - axis.low)) * INNER,
    write: (value) => shortFigure(value, unit, language),
  };
  const every = Math.ceil(labels.length / (narrow ? MOST_LABELS.narrow : MOST_LABELS.wide));
  const lines = labels.map((label, at) =>
    at % every === 0 ? labelLines(label, (slot * every) / LETTER - 1) : [],
  );
  const foot = MARGIN.top + INNER;
  const height = foot + MARGIN.bottom + LINE * Math.max(...lines.map(({ length }) => length), 1);
  return (
    <svg
      role="img"
      aria-label={`${title}. ${summary}`}
      viewBox={`0 0 ${width} ${height}`}
      css={{ width: '100%', height: 'auto', fontSize: 12, fill: color.ink }}
    >
      <Grid {...space} />
      {lines.map((words, at) => (
        <text key={at} textAnchor="middle">
          {words.map((word, line) => (
            <tspan key={line} x={MARGIN.left + slot * (at + 0.5)} y={foot + 20 + line * LINE}>
              {word}
            </tspan>
          ))}
        </text>
      ))}
      {chart.kind === 'bars' ? (
        <Bars chart={chart} space={space} narrow={narrow} />
      ) : (
        <Lines chart={chart} space={space} />
      )}
    </svg>
  );
}

function Grid({ axis, width, y, write }: Space) {
  return axis.ticks.map((tick) => (
    <g key={tick}>
      <line
        x1={MARGIN.left}
        x2={width - MARGIN.right}
        y1={y(tick)}
        y2={y(tick)}
        css={{ stroke: tick === 0 ? color.lineStrong : color.line }}
      />
      <text x={MARGIN.left - 8} y={y(tick) + 4} textAnchor="end" css={{ fill: color.muted }}>
        {write(tick)}
      </text>
    </g>
  ));
}

/** Values are written over their bars while they have room there. */
const ROOM = { narrow: 4, wide: 8 };

function Bars({ chart: { series, labels }, space, narrow }: { chart: Chart; space: Space; narrow: boolean }) {
  const { slot, y, write } = space;
  const thick = Math.min(54, (slot * 0.76) / Math.max(1, series.length));
  const written = labels.length * series.length <= (narrow ? ROOM.narrow : ROOM.wide);
  return series.flatMap(({ values }, index) =>
    values.map((value, at) => {
      if (value === null) return null;
      const x = MARGIN.left + slot * (at + 0.5) + (index - series.length / 2) * thick;
      return (
        <g key={`${index}-${at}`}>
          <rect
            x={x + 1.5}
            y={Math.min(y(value), y(0))}
            width={Math.max(1, thick - 3)}
            height={Math.max(1, Math.abs(y(value) - y(0)))}
            rx={2}
            css={{ fill: colorOf(index) }}
          />
          {written && (
            <text
              x={x + thick / 2}
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

function Lines({ chart: { series }, space }: { chart: Chart; space: Space }) {
  const { axis, slot, width, y, write } = space;
  return series.map(({ label, values }, index) => {
    const points = values.flatMap((value, at) =>
      value === null ? [] : [{ x: MARGIN.left + slot * (at + 0.5), y: y(value), value }],
    );
    const last = points.at(-1);
    if (!last) return null;
    const lowest = points.reduce((low, point) => (point.value < low.value ? point : low), last);
    // Only the end and the lowest point are written: more would lie on each other.
    const written = series.length === 1 ? [...new Set([lowest, last])] : [last];
    return (
      <g key={label}>
        <polyline
          points={points.map((point) => `${point.x},${point.y}`).join(' ')}
          css={{ fill: 'none', stroke: colorOf(index), strokeWidth: 2.5 }}
        />
        {points.map((point) => (
          <circle key={point.x} cx={point.x} cy={point.y} r={3} css={{ fill: colorOf(index) }} />
        ))}
        {written.map((point) => (
          <text
            key={point.x}
            x={Math.min(point.x, width - MARGIN.right - 26)}
            // Below a low point, unless the axis is there.
            y={point === lowest && point !== last && point.y + 24 < y(axis.low) ? point.y + 18 : point.y - 9}
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
