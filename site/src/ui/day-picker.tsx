import { parseDate } from '@internationalized/date';
import type { Locale } from '@contract';
import { useId, useState } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { addDays, addMonths, formatDay, weekdayOf } from '../lib/days';
import { AriaLocale } from './aria-locale';
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
const MONTH = { month: 'long', year: 'numeric' } as const;
const WHOLE = { weekday: 'long', day: 'numeric', ...MONTH } as const;

const dayStyles = {
  display: 'grid',
  placeItems: 'center',
  height: 44,
  border: '1.5px solid transparent',
  borderRadius: radius.m,
  background: color.accentSoft,
  color: color.ink,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  '&:hover': { borderColor: color.accent },
  '&[data-disabled], &[data-unavailable]': {
    borderColor: 'transparent',
    background: 'transparent',
    color: color.muted,
    fontWeight: 400,
    cursor: 'not-allowed',
  },
  '&[data-selected]': { background: color.accent, color: color.onAccent },
} as const;

/** As the ARIA practices have it: the library's Home and End lead to the first and the last day of the month. */
const EDGE_OF_WEEK: Record<string, number | undefined> = { Home: 1, End: 7 };

/**
 * A month to choose a day from, by react-aria's calendar: one stop of the Tab key, arrows within. A day that cannot be chosen can
 * still be reached, and says why.
 */
export function DayPicker({ locale, first, last, value, onChange, obstacleOf, words }: DayPickerProps) {
  const headingId = useId();
  const within = (day: string) => (day < first ? first : day > last ? last : day);
  // A value that comes from elsewhere brings its month along.
  const [shown, setShown] = useState({ value, day: within(value ?? first) });
  const current = shown.value === value ? shown.day : within(value ?? shown.day);
  const [requestedDay, setRequestedDay] = useState<string | null>(null);
  const go = (day: string) => {
    setRequestedDay(null);
    setShown({ value, day: within(day) });
  };
  const whole = (day: string) => formatDay(day, locale, WHOLE);

  return (
    <div css={{ display: 'grid', gap: 8 }}>
      <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 }}>
        <IconButton
          icon="chevron-left"
          label={words.previous}
          disabled={current.slice(0, 7) <= first.slice(0, 7)}
          onClick={() => go(addMonths(current, -1))}
        />
        <p
          id={headingId}
          css={{ fontWeight: 650, fontSize: size.l, '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {formatDay(current, locale, MONTH)}
        </p>
        <IconButton
          icon="chevron-right"
          label={words.next}
          disabled={current.slice(0, 7) >= last.slice(0, 7)}
          onClick={() => go(addMonths(current, 1))}
        />
      </div>
      <AriaLocale>
        <Calendar
          aria-labelledby={headingId}
          firstDayOfWeek="mon"
          value={value ? parseDate(value) : null}
          minValue={parseDate(first)}
          maxValue={parseDate(last)}
          isDateUnavailable={(date) => obstacleOf(date.toString()) !== null}
          focusedValue={parseDate(current)}
          onFocusChange={(date) => go(date.toString())}
          onChange={(date) => onChange(date.toString())}
        >
          <CalendarGrid
            weekdayStyle="short"
            css={{
              width: '100%',
              borderCollapse: 'collapse',
              tableLayout: 'fixed',
              '& td': { padding: 2 },
            }}
          >
            <CalendarGridHeader>
              {(weekday) => (
                <CalendarHeaderCell
                  css={{ padding: '6px 0', fontSize: size.xs, fontWeight: 600, color: color.muted }}
                >
                  {weekday}
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => {
                const day = date.toString();
                // Days of other months are theirs to show.
                if (day.slice(0, 7) !== current.slice(0, 7)) return <td />;
                const obstacle = obstacleOf(day);
                const explain = () => setRequestedDay(obstacle ? day : null);
                return (
                  <CalendarCell
                    date={date}
                    data-day={day}
                    css={dayStyles}
                    render={(cell) => (
                      <div
                        {...cell}
                        role="button"
                        tabIndex={cell.tabIndex}
                        aria-label={obstacle ? `${whole(day)}, ${obstacle}` : whole(day)}
                        title={obstacle ?? undefined}
                        onClick={(event) => {
                          cell.onClick?.(event);
                          explain();
                        }}
                        onKeyDown={(event) => {
                          if (event.key === 'Enter' || event.key === ' ') explain();
                          const edge = EDGE_OF_WEEK[event.key];
                          if (edge === undefined) return cell.onKeyDown?.(event);
                          event.preventDefault();
                          event.stopPropagation();
                          go(addDays(day, edge - weekdayOf(day)));
                        }}
                      />
                    )}
                  />
                );
              }}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </AriaLocale>
      <p role="status" css={{ minHeight: '1.5em', fontSize: size.s, color: color.muted }}>
        {requestedDay && `${whole(requestedDay)}: ${obstacleOf(requestedDay) ?? ''}`}
      </p>
    </div>
  );
}
