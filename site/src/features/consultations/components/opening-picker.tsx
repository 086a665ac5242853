import type { BookingDay, OpenSlot } from '@contract';
import { useLocale, useT } from '../../../i18n';
import { addDays } from '../../../lib/days';
import { LoadFailure } from '../../../shared/load-failure';
import { DayPicker } from '../../../ui/day-picker';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { useBookingCalendar, type OpeningsOf } from '../api/use-openings';
import { SlotChoice } from './slot-choice';

interface OpeningPickerProps {
  day: string | null;
  slot: OpenSlot | null;
  of: OpeningsOf;
  onDay: (day: string) => void;
  onSlot: (slot: OpenSlot) => void;
}

/** A day, and a time of it. */
export function OpeningPicker({ day, slot, of, onDay, onSlot }: OpeningPickerProps) {
  const t = useT();
  const { locale } = useLocale();
  const { today, days, nextFree, error, reading, reload } = useBookingCalendar(of);
  const first = days?.[0]?.day;
  const last = days?.at(-1)?.day;

  if (error && !days)
    return (
      <LoadFailure
        title={t('consultations.slots.loadFailed')}
        error={error}
        onRetry={reload}
        retrying={reading}
      />
    );

  const reason = ({ closed, holidayName, free }: BookingDay): string | null => {
    if (closed === 'sunday') return t('consultations.calendar.sunday');
    if (closed === 'holiday')
      return holidayName
        ? t('consultations.calendar.holidayNamed', { name: holidayName })
        : t('consultations.calendar.holiday');
    return free > 0 ? null : t('consultations.calendar.full');
  };
  const obstacleOf = (one: string): string | null => {
    if (today && one < today) return t('consultations.calendar.past');
    const known = days?.find((entry) => entry.day === one);
    return known ? reason(known) : t('consultations.calendar.horizon');
  };

  return (
    <div
      css={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <section css={{ display: 'grid', gap: 12 }}>
        <h2 css={{ fontSize: tokens.size.l }}>{t('consultations.booking.chooseDay')}</h2>
        {first && last ? (
          <DayPicker
            locale={locale}
            first={first}
            last={last}
            value={day}
            onChange={onDay}
            obstacleOf={obstacleOf}
            words={{ previous: t('consultations.calendar.previous'), next: t('consultations.calendar.next') }}
          />
        ) : (
          <Skeleton height={340} />
        )}
      </section>
      <section css={{ display: 'grid', gap: 12 }}>
        <h2 css={{ fontSize: tokens.size.l }}>{t('consultations.booking.chooseTime')}</h2>
        <SlotChoice
          day={day}
          value={slot}
          of={of}
          onChange={onSlot}
          nextFree={day ? nextFree(addDays(day, 1)) : undefined}
          onDay={onDay}
        />
      </section>
    </div>
  );
}
