import { BRAND, type Locale, type ReportBlock, type ReportUnit } from '../../contract';

export type ChartBlock = Extract<ReportBlock, { kind: 'bars' | 'lines' }>;

const TAGS = { it: 'it-IT', en: 'en-GB' } as const;
const { ink, muted, line, accent, green, amber } = BRAND.colors;
/** They differ in lightness too, for those who tell colours apart badly and for black and white printers. */
const COLORS = [green, '#e0a458', accent, '#33508a', amber];

const SIZE = { width: 500, height: 190, left: 62, right: 10, bottom: 24 };
const TICKS = 4;

const escape = (text: string) =>
  text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll('\u202f', '\u00a0');

/** A number as short as an axis needs it. */
const shortFigure = (value: number, unit: ReportUnit, language: Locale): string => {
  const tag = TAGS[language];
  if (unit === 'percent')
    return `${new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(value * 100)}%`;
  if (unit === 'euro')
    return new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'EUR',
      // Italian has no common short form for thousands: whole euros up to a million.
      notation: Math.abs(value) >= 1_000_000 ? 'compact' : 'standard',
      minimumFractionDigits: 0,
      maximumFractionDigits: Math.abs(value) >= 1_000_000 ? 2 : 0,
      useGrouping: 'always',
    }).format(value);
  return new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value);
};

/** Round steps of 1, 2, 2.5 or 5 that hold all the values and zero. */
export const axisOf = (values: number[]): { low: number; high: number; step: number } => {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const rough = (top - bottom || 1) / TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10);
  return { low: Math.floor(bottom / step) * step, high: Math.max(Math.ceil(top / step), 1) * step, step };
};

const text = (
  x: number,
  y: number,
  content: string,
  anchor: 'start' | 'middle' | 'end',
  color: string = muted,
  bold = false,
) =>
  `<text x="${x}" y="${y}" font-family="Body" font-size="8.5"${bold ? ' font-weight="bold"' : ''} fill="${color}" text-anchor="${anchor}">${escape(content)}</text>`;

/** A chart in words, for whoever does not see it: each series with its values. */
export const chartText = ({ title, unit, labels, series }: ChartBlock, language: Locale): string => {
  const rows = series.map(({ label, values }) => {
    const written = values.flatMap((value, at) =>
      value === null ? [] : [`${labels[at] ?? ''} ${shortFigure(value, unit, language)}`],
    );
    return label === title ? written.join('; ') : `${label}: ${written.join('; ')}`;
  });
  return `${title}. ${rows.join('. ')}.`;
};

/** A chart as vectors: axis, grid, legend and the values themselves where there is room for them. */
export const chartSvg = ({ kind, unit, labels, series }: ChartBlock, language: Locale): string => {
  const values = series.flatMap(({ values: all }) => all.filter((value) => value !== null));
  const { low, high, step } = axisOf(values);
  const legend = series.length > 1;
  const top = legend ? 30 : 16;
  const height = SIZE.height - top - SIZE.bottom;
  const width = SIZE.width - SIZE.left - SIZE.right;
  const y = (value: number) => top + height - ((value - low) / (high - low)) * height;
  const slot = width / Math.max(1, labels.length);
  const parts: string[] = [];

  for (let tick = 0; low + tick * step <= high + step / 2; tick += 1) {
    const value = low + tick * step;
    const isZero = Math.abs(value) < step / 1000;
    parts.push(
      `<line x1="${SIZE.left}" x2="${SIZE.width - SIZE.right}" y1="${y(value)}" y2="${y(value)}" stroke="${isZero ? muted : line}" stroke-width="${isZero ? 1 : 0.6}"/>`,
      text(SIZE.left - 6, y(value) + 3, shortFigure(isZero ? 0 : value, unit, language), 'end'),
    );
  }
  labels.forEach((label, index) =>
    parts.push(text(SIZE.left + slot * (index + 0.5), SIZE.height - 8, label, 'middle', ink)),
  );

  const bars = kind === 'bars';
  const written = bars ? labels.length * series.length <= 10 : series.length === 1 && labels.length <= 12;
  series.forEach(({ label, values: all }, index) => {
    const color = COLORS[index % COLORS.length] ?? accent;
    if (legend) {
      const x = SIZE.left + index * 120;
      parts.push(
        `<rect x="${x}" y="6" width="9" height="9" rx="2" fill="${color}"/>`,
        text(x + 14, 14, label, 'start', ink),
      );
    }
    if (bars) {
      const thick = Math.min(46, (slot * 0.76) / series.length);
      all.forEach((value, at) => {
        if (value === null) return;
        const x = SIZE.left + slot * (at + 0.5) + (index - series.length / 2) * thick;
        const from = Math.min(y(value), y(0));
        parts.push(
          `<rect x="${x + 1}" y="${from}" width="${thick - 2}" height="${Math.max(0.8, Math.abs(y(value) - y(0)))}" rx="1.5" fill="${color}"/>`,
        );
        if (written)
          parts.push(
            text(
              x + thick / 2,
              value < 0 ? y(value) + 10 : y(value) - 4,
              shortFigure(value, unit, language),
              'middle',
              ink,
              true,
            ),
          );
      });
      return;
    }
    const points = all.flatMap((value, at) =>
      value === null ? [] : [{ x: SIZE.left + slot * (at + 0.5), y: y(value), value }],
    );
    parts.push(
      `<polyline points="${points.map((point) => `${point.x},${point.y}`).join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>`,
      ...points.map((point) => `<circle cx="${point.x}" cy="${point.y}" r="2.6" fill="${color}"/>`),
    );
    // Only the end and the lowest point are written: more would lie on each other.
    const last = points.at(-1);
    if (!last) return;
    if (!written) {
      parts.push(text(last.x + 7, last.y + 3, shortFigure(last.value, unit, language), 'start', ink, true));
      return;
    }
    const lowest = points.reduce((low, point) => (point.value < low.value ? point : low), last);
    for (const point of new Set([lowest, last]))
      parts.push(
        text(
          Math.min(point.x, SIZE.width - 28),
          // Below a low point, unless the axis is there.
          point === lowest && point !== last && point.y + 18 < y(low) ? point.y + 13 : point.y - 7,
          shortFigure(point.value, unit, language),
          'middle',
          ink,
          true,
        ),
      );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}">${parts.join('')}</svg>`;
};
