import type { Locale } from '@contract';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, formatDay, weekdayOf, weeksOf } from '../lib/days';
import { IconButton } from './button';
import { tokens } from './tokens';

export interface DayPickerProps {
  locale: Locale;
  /** The days that can be reached at all. */
  first: string;
  last: string;
  value: string | null;
  onChange: (day: string) => void;
  /** Why a day cannot be chosen, in words; null when it can. */
  obstacleOf: (day: string) => string | null;
  words: { previous: string; next: string };
}

const { color, radius, size, motion } = tokens;
const MONDAY = '2026-11-23';
const WEEK = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, index));

/** Where a key leads from a day; undefined for keys that mean nothing here. */
const dayAfterKey = (key: string, day: string): string | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekdayOf(day));
    case 'End':
      return addDays(day, 7 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
};

/**
 * A month to choose a day from, as the ARIA practices describe: one stop of the Tab key, arrows within. A day that cannot be
 * chosen can still be reached, and says why.
 */
export function DayPicker({ locale, first, last, value, onChange, obstacleOf, words }: DayPickerProps) {
  const headingId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const within = (day: string) => (day < first ? first : day > last ? last : day);
  const [current, setCurrent] = useState(within(value ?? first));
  const [requestedDay, setRequestedDay] = useState<string | null>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (value) setCurrent(value);
  }, [value]);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);

  const go = (day: string, focus: boolean) => {
    moved.current = focus;
    setRequestedDay(null);
    setCurrent(within(day));
  };
  const choose = (day: string) => {
    setCurrent(day);
    const obstacle = obstacleOf(day);
    setRequestedDay(obstacle ? day : null);
    if (!obstacle) onChange(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, current);
    if (!next) return;
    event.preventDefault();
    go(next, true);
  };
  const month = formatDay(current, locale, { month: 'long', year: 'numeric' });
  const whole = (day: string) =>
    formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

  return (
    <div css={{ display: 'grid', gap: 8 }}>
      <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 }}>
        <IconButton
          icon="chevron-left"
          label={words.previous}
          disabled={current.slice(0, 7) <= first.slice(0, 7)}
          onClick={() => go(addMonths(current, -1), false)}
        />
        <p
          id={headingId}
          aria-live="polite"
          css={{ fontWeight: 650, fontSize: size.l, '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {month}
        </p>
        <IconButton
          icon="chevron-right"
          label={words.next}
          disabled={current.slice(0, 7) >= last.slice(0, 7)}
          onClick={() => go(addMonths(current, 1), false)}
        />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby={headingId}
        onKeyDown={onKeyDown}
        css={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}
      >
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={formatDay(day, locale, { weekday: 'long' })}
                css={{ padding: '6px 0', fontSize: size.xs, fontWeight: 600, color: color.muted }}
              >
                {formatDay(day, locale, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((day, column) => {
                if (!day) return <td key={column} />;
                const obstacle = obstacleOf(day);
                const chosen = day === value;
                return (
                  <td key={day} role="gridcell" aria-selected={chosen} css={{ padding: 2 }}>
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === current ? 0 : -1}
                      aria-disabled={obstacle !== null || undefined}
                      aria-label={obstacle ? `${whole(day)}, ${obstacle}` : whole(day)}
                      title={obstacle ?? undefined}
                      onClick={() => choose(day)}
                      css={{
                        width: '100%',
                        height: 44,
                        border: '1.5px solid transparent',
                        borderRadius: radius.m,
                        background: chosen ? color.accent : 'transparent',
                        color: chosen ? color.onAccent : obstacle ? color.muted : color.ink,
                        fontWeight: obstacle ? 400 : 650,
                        fontVariantNumeric: 'tabular-nums',
                        cursor: obstacle ? 'not-allowed' : 'pointer',
                        transition: `background-color ${motion.fast}`,
                        ...(obstacle || chosen
                          ? {}
                          : { background: color.accentSoft, '&:hover': { borderColor: color.accent } }),
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" css={{ minHeight: '1.5em', fontSize: size.s, color: color.muted }}>
        {requestedDay && `${whole(requestedDay)}: ${obstacleOf(requestedDay) ?? ''}`}
      </p>
    </div>
  );
}
