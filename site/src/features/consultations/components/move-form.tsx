import { BOOKING_RULES, type BookingLink, type LinkedBooking, type OpenSlot } from '@contract';
import { useState, type FormEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useErrorText, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Notice } from '../../../ui/notice';
import { tokens } from '../../../ui/tokens';
import { moveLinkedBooking } from '../api/linked-booking';
import { bookingProblem } from '../model/booking-problem';
import { shortDay } from '../model/times';
import { Time } from './facts';
import { OpeningPicker } from './opening-picker';

interface MoveFormProps {
  link: BookingLink;
  booking: LinkedBooking;
  onMoved: (booking: LinkedBooking) => void;
  /** The booking is not what it was: it may have become too late, or been cancelled. */
  onRefused: () => void;
}

/** Chooses another day and time for the consultation of a mailed link. */
export function MoveForm({ link, booking, onMoved, onRefused }: MoveFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const [day, setDay] = useState<string | null>(booking.day);
  const [slot, setSlot] = useState<OpenSlot | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const readOpeningsAgain = () =>
    void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/booking-link/'));

  const move = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!slot) {
      setProblem(t('consultations.booking.chooseBoth'));
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      onMoved(await moveLinkedBooking(link, slot.id));
    } catch (failure) {
      const known = bookingProblem(failure);
      setProblem(known ? t(known.words) : errorText(failure));
      if (known?.ofSlot) setSlot(null);
      readOpeningsAgain();
      onRefused();
      setBusy(false);
    }
  };

  return (
    <Card as="section">
      <form noValidate onSubmit={(event) => void move(event)} css={{ display: 'grid', gap: 20 }}>
        <OpeningPicker
          day={day}
          slot={slot}
          of={{ link }}
          onDay={(next) => {
            setProblem(null);
            setSlot(null);
            setDay(next);
          }}
          onSlot={(next) => {
            setProblem(null);
            setSlot(next);
          }}
        />
        <p role="status">
          {t('consultations.moveDialog.selected')}:{' '}
          <strong>{day && slot ? shortDay(day) : t('consultations.moveDialog.none')}</strong>
          {slot && (
            <>
              , <Time startsAt={slot.startsAt} />
            </>
          )}
        </p>
        {problem && (
          <Notice tone="error" title={t('consultations.moveDialog.failed')}>
            {problem}
          </Notice>
        )}
        <Button type="submit" busy={busy}>
          {t('consultations.moveDialog.confirm')}
        </Button>
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('consultations.booking.rules', { count: BOOKING_RULES.changeHours })}
        </p>
      </form>
    </Card>
  );
}
