import { tokens } from '../ui/tokens';
import { ColumnChart } from './column-chart';

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
  if (!bars.some(({ value }) => value > 0)) return null;
  return (
    <ColumnChart
      label={label}
      height={HEIGHT}
      colors={[color]}
      ends={ends}
      columns={bars.map(({ value, ...column }) => ({ ...column, parts: [value] }))}
    />
  );
}
