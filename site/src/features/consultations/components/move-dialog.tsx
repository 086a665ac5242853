import type { Booking } from '@contract';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useErrorText, useLocale, useT, type Key } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { tokens } from '../../../ui/tokens';
import { toast } from '../../../ui/toast';
import { moveBooking } from '../api/booking-calls';
import { useConsultants } from '../api/use-bookings';
import { bookingProblem } from '../model/booking-problem';
import { longDay, shortDay } from '../model/times';
import { Time } from './facts';
import { OpeningPicker } from './opening-picker';
import { useHeldSlot } from './use-held-slot';

interface MoveDialogProps {
  booking: Booking;
  onMoved: () => void;
  onClose: () => void;
}

/** Gives a consultation another day and time. */
export function MoveDialog({ booking, onMoved, onClose }: MoveDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { mutate } = useSWRConfig();
  const { consultants } = useConsultants();
  // Another hour, not another person, unless that person serves nobody any more.
  const same = consultants.find(({ id }) => id === booking.consultant.id);
  const [day, setDay] = useState<string | null>(booking.day);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const readAgain = () => void mutate((key) => typeof key === 'string' && key.startsWith('/bookings'));
  const lost = (words: Key) => {
    setProblem(t(words));
    readAgain();
  };
  const { slot, choose, drop, clear } = useHeldSlot(lost);

  const move = async () => {
    if (!slot) {
      setProblem(t('consultations.booking.chooseBoth'));
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await moveBooking(booking.id, slot.id);
      clear();
      toast.success(t('consultations.moveDialog.done'));
      onMoved();
    } catch (failure) {
      const known = bookingProblem(failure);
      setProblem(known ? t(known.words) : errorText(failure));
      if (known?.ofSlot) clear();
      readAgain();
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      title={t('consultations.moveDialog.title')}
      onClose={onClose}
      actions={
        <>
          {problem && (
            // Beside the button that was pressed: the picker may be scrolled away.
            <div css={{ width: '100%' }}>
              <Notice tone="error" title={t('consultations.moveDialog.failed')}>
                {problem}
              </Notice>
            </div>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button busy={busy} onClick={() => void move()}>
            {t('consultations.moveDialog.confirm')}
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: 20 }}>
        <p css={{ color: tokens.color.muted }}>
          {t('consultations.moveDialog.now', { day: longDay(booking.day, locale), time: booking.time })}
        </p>
        <OpeningPicker
          day={day}
          slot={slot}
          of={{ minutes: booking.minutes, consultantId: same?.id }}
          onDay={(next) => {
            drop();
            setProblem(null);
            setDay(next);
          }}
          onSlot={(next) => {
            setProblem(null);
            void choose(next);
          }}
        />
        <p role="status">
          {t('consultations.moveDialog.selected')}:{' '}
          <strong>{day ? shortDay(day) : t('consultations.moveDialog.none')}</strong>
          {slot && (
            <>
              , <Time startsAt={slot.startsAt} />
            </>
          )}
        </p>
      </div>
    </Dialog>
  );
}
