import type { AdminSlot, Consultant, GetBookingDay } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { today } from '../../../../lib/dates';
import { addMonths, formatDay } from '../../../../lib/days';
import { useNow } from '../../../../lib/use-now';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { DayPicker } from '../../../../ui/day-picker';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { bookingCalls } from '../../api/booking-calls';
import { useBookingDay } from '../../api/use-calendar';
import { reasonOf } from '../../model/conflict';
import { useAddress } from '../../model/use-address';
import { LoadFailure } from '../load-failure';
import { useUndo } from '../use-undo';

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 12;

/** A month, and a consultant's openings of the day that is chosen in it. */
export function DayView({ consultant }: { consultant: Consultant }) {
  const t = useT();
  const { locale } = useLocale();
  const { get, filter } = useAddress();
  const now = today();
  const day = /^\d{4}-\d\d-\d\d$/.test(get('day')) ? get('day') : now;
  return (
    <div
      css={{
        display: 'grid',
        gap: 24,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
      }}
    >
      <Card padding="s">
        <DayPicker
          locale={locale}
          first={addMonths(now, -MONTHS_BACK)}
          last={addMonths(now, MONTHS_AHEAD)}
          value={day}
          onChange={(chosen) => filter({ day: chosen })}
          obstacleOf={() => null}
          words={{ previous: t('admin.bookings.previousMonth'), next: t('admin.bookings.nextMonth') }}
        />
      </Card>
      <DaySlots key={`${day} ${consultant.id}`} day={day} consultantId={consultant.id} />
    </div>
  );
}

function DaySlots({ day, consultantId }: { day: string; consultantId: string }) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const undoable = useUndo();
  const { body, error, reading, reload, expect } = useBookingDay(day);

  const change = async (call: () => Promise<{ data: AdminSlot }>) => {
    try {
      const { data: slot } = await call();
      undoable({
        done: t(slot.available ? 'admin.bookings.slotOpened' : 'admin.bookings.slotClosed', {
          time: slot.time,
        }),
        takeBack: () => bookingCalls.setAvailable(slot, !slot.available),
        onTakenBack: reload,
      });
    } catch (failure) {
      const reason = reasonOf(failure);
      toast.error(
        t('admin.bookings.slotFailed'),
        reason === 'slot-taken'
          ? t('admin.bookings.slotTaken')
          : reason === 'overlap'
            ? t('admin.bookings.slotOverlap')
            : reason
              ? t('admin.bookings.slotImpossible')
              : errorText(failure),
      );
    }
    await reload();
  };
  // Shown at once: it is cheap to be wrong, and the list is read again in any case.
  const setAvailable = (slot: AdminSlot, available: boolean) => {
    if (body) {
      const slots = body.data.slots.map((one) => (one.id === slot.id ? { ...one, available } : one));
      expect({ data: { ...body.data, slots } });
    }
    return change(() => bookingCalls.setAvailable(slot, available));
  };

  const slots = body?.data.slots.filter(({ consultant }) => consultant.id === consultantId) ?? [];

  return (
    <section css={{ display: 'grid', gap: 12 }}>
      <h2 css={{ fontSize: tokens.size.l }}>
        {t('admin.bookings.dayTitle', { day: formatDay(day, locale, { dateStyle: 'full' }) })}
      </h2>
      {error && (
        <LoadFailure
          error={error}
          retrying={reading}
          stale={body !== undefined}
          onRetry={() => void reload()}
        />
      )}
      {!body && !error && <Skeleton height={200} />}
      {body && (
        <>
          <Closed {...body.data} />
          {slots.length === 0 && !body.data.closed && (
            <p css={{ color: tokens.color.muted }}>{t('admin.bookings.noSlots')}</p>
          )}
          <ul css={{ display: 'grid', gap: 8, margin: 0, padding: 0 }}>
            {slots.map((slot) => (
              <SlotRow key={slot.id} slot={slot} onChange={(available) => setAvailable(slot, available)} />
            ))}
          </ul>
          {body.data.closed !== 'sunday' && (
            <AddTime onAdd={(time) => change(() => bookingCalls.openSlot({ consultantId, day, time }))} />
          )}
        </>
      )}
    </section>
  );
}

function Closed({ closed, holidayName }: GetBookingDay['response']['data']) {
  const t = useT();
  if (!closed) return null;
  return (
    <Notice tone="info">
      {closed === 'sunday'
        ? t('admin.bookings.sunday')
        : holidayName
          ? t('admin.bookings.holidayNamed', { name: holidayName })
          : t('admin.bookings.holiday')}
    </Notice>
  );
}

function SlotRow({ slot, onChange }: { slot: AdminSlot; onChange: (available: boolean) => Promise<void> }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const { time, available, away, booking, manual, heldUntil } = slot;
  const past = Date.parse(slot.startsAt) <= useNow();
  const press = async () => {
    setBusy(true);
    await onChange(!available);
    setBusy(false);
  };
  return (
    <Card as="li" padding="s" css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <strong css={{ fontVariantNumeric: 'tabular-nums' }}>{time}</strong>
      <span css={{ display: 'flex', flexWrap: 'wrap', gap: 6, flex: 1, minWidth: 120 }}>
        {booking ? (
          <Badge tone="accent">
            {t('admin.bookings.booked', { name: booking.customer?.name || t('admin.goneAccount') })}
          </Badge>
        ) : heldUntil ? (
          <Badge tone="warning">{t('admin.bookings.held')}</Badge>
        ) : (
          <Badge tone={available && !away ? 'success' : 'neutral'}>
            {available && away
              ? t('adminConsultants.away')
              : t(available ? 'admin.bookings.free' : 'admin.bookings.closed')}
          </Badge>
        )}
        {booking?.test && <Badge tone="warning">{t('admin.bookings.trial')}</Badge>}
        {manual && <Badge>{t('admin.bookings.byHand')}</Badge>}
      </span>
      {!booking && !past && (
        <Button
          size="s"
          variant="secondary"
          busy={busy}
          aria-label={t(available ? 'admin.bookings.closeSlotOf' : 'admin.bookings.openSlotOf', { time })}
          onClick={() => void press()}
        >
          {t(available ? 'admin.bookings.closeSlot' : 'admin.bookings.openSlot')}
        </Button>
      )}
    </Card>
  );
}

function AddTime({ onAdd }: { onAdd: (time: string) => Promise<void> }) {
  const t = useT();
  const [time, setTime] = useState('');
  const [invalid, setInvalid] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return setInvalid(true);
    await onAdd(time);
    setTime('');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void add(event)}
      css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end' }}
    >
      <TextField
        label={t('admin.bookings.addTime')}
        placeholder="09:00"
        maxLength={5}
        value={time}
        error={invalid ? t('admin.bookings.weekInvalid') : null}
        onChange={(text) => {
          setTime(text);
          setInvalid(false);
        }}
      />
      <Button type="submit" variant="secondary" icon="plus">
        {t('admin.bookings.add')}
      </Button>
    </form>
  );
}
