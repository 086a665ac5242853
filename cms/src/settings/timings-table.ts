import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../contract/time-units';
import { listTimings } from './timings';

const UNITS = [
  ['d', DAY_MS],
  ['h', HOUR_MS],
  ['min', MINUTE_MS],
  ['s', SECOND_MS],
] as const;

const readable = (milliseconds: number): string => {
  const unit = UNITS.find(([, length]) => milliseconds % length === 0);
  return unit ? `${milliseconds / unit[1]} ${unit[0]}` : `${milliseconds} ms`;
};

/** `cms/TIMINGS.md`: every timing with its variable, default and reason. */
export const timingsTable = (): string => {
  const rows = listTimings().map(({ variable, default: value, reason }) => {
    const values = [value].flat();
    return `| \`${variable}\` | ${values.join(',')} | ${values.map(readable).join(', ')} | ${reason} |`;
  });
  return [
    '# Timings',
    '',
    'How long everything waits and lasts, in milliseconds. Each is tuned by the variable of its name; a server refuses to start with a',
    'value, or with a name, that makes no sense. Written from `src/settings/timing-definitions.ts` by its test.',
    '',
    '<!-- prettier-ignore -->',
    '| Variable | Default | | Why |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
};
