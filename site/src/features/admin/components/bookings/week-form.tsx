import {
  BOOKING_RULES,
  BUFFER_MINUTES,
  type AdminConsultant,
  type BookingWeek,
  type BufferMinutes,
  type WeekHours,
} from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { addDays, formatDay } from '../../../../lib/days';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { SelectField } from '../../../../ui/select-field';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { consultantCalls } from '../../api/consultant-calls';
import { useBookingWeek } from '../../api/use-calendar';
import { overlappingTimes, readTimes } from '../../model/times';
import { LoadFailure } from '../load-failure';
import { useUndo } from '../use-undo';

const SUNDAY = '2026-11-22';
const DAYS = ['1', '2', '3', '4', '5', '6'] as const;
type Texts = Record<(typeof DAYS)[number], string>;

const textsOf = (hours: WeekHours): Texts => {
  const text = (day: (typeof DAYS)[number]) => hours[day].join(', ');
  return { 1: text('1'), 2: text('2'), 3: text('3'), 4: text('4'), 5: text('5'), 6: text('6') };
};

/** The hours of a consultant's usual week, once they are here. */
export function WeekForm({ consultant }: { consultant: AdminConsultant }) {
  const { body, error, reading, reload } = useBookingWeek(consultant.id);
  if (error && !body) return <LoadFailure error={error} retrying={reading} onRetry={() => void reload()} />;
  if (!body) return <Skeleton height={360} />;
  return <Hours consultant={consultant} hours={body.data} onSaved={reload} />;
}

interface HoursProps {
  consultant: AdminConsultant;
  hours: BookingWeek;
  onSaved: () => Promise<void>;
}

function Hours({ consultant: { id, zone }, hours, onSaved }: HoursProps) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const undoable = useUndo();
  const [texts, setTexts] = useState(textsOf(hours));
  const [bufferMinutes, setBuffer] = useState<BufferMinutes>(hours.bufferMinutes);
  const [judged, setJudged] = useState(false);
  const [busy, setBusy] = useState(false);

  const show = (week: BookingWeek) => {
    setTexts(textsOf(week));
    setBuffer(week.bufferMinutes);
  };

  const problemOf = (text: string): string | null => {
    const times = readTimes(text);
    if (!times) return t('admin.bookings.weekInvalid');
    const overlap = overlappingTimes(times, bufferMinutes);
    const count = BOOKING_RULES.durationMinutes + bufferMinutes;
    return overlap && t('admin.bookings.weekOverlap', { ...overlap, count });
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    const read = DAYS.map((day) => [day, readTimes(texts[day])] as const);
    if (DAYS.some((day) => problemOf(texts[day]) !== null)) return;
    setBusy(true);
    try {
      const { data } = await consultantCalls.saveWeek(id, {
        ...(Object.fromEntries(read) as WeekHours),
        bufferMinutes,
      });
      show(data);
      undoable({
        done: t('admin.bookings.weekSaved'),
        takeBack: async () => show((await consultantCalls.saveWeek(id, hours)).data),
        onTakenBack: onSaved,
      });
      await onSaved();
    } catch (failure) {
      toast.error(t('admin.bookings.weekFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card
      as="form"
      css={{ display: 'grid', gap: 16, maxWidth: 640 }}
      onSubmit={(event: FormEvent) => void save(event)}
    >
      <p css={{ color: tokens.color.muted }}>
        {t('admin.bookings.weekLead')} {t('admin.bookings.weekHint')}
      </p>
      {zone !== BOOKING_RULES.zone && <Notice tone="info">{t('adminConsultants.weekZone', { zone })}</Notice>}
      {DAYS.map((day) => (
        <TextField
          key={day}
          label={formatDay(addDays(SUNDAY, Number(day)), locale, { weekday: 'long' })}
          value={texts[day]}
          error={judged ? problemOf(texts[day]) : null}
          onChange={(text) => setTexts((before) => ({ ...before, [day]: text }))}
        />
      ))}
      <SelectField
        label={t('admin.bookings.buffer')}
        hint={t('admin.bookings.bufferHint')}
        value={String(bufferMinutes)}
        options={BUFFER_MINUTES.map((minutes) => ({
          value: String(minutes),
          label:
            minutes === 0 ? t('admin.bookings.noBuffer') : t('admin.bookings.bufferOf', { count: minutes }),
        }))}
        onChange={(value) => setBuffer(BUFFER_MINUTES.find((minutes) => String(minutes) === value) ?? 0)}
      />
      <span>
        <Button type="submit" busy={busy}>
          {t('common.save')}
        </Button>
      </span>
    </Card>
  );
}
