import { BOOKING_RULES, type BookableConsultation, type Booking } from '@contract';
import { useState, type FormEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useErrorText, useLocale, useT, type Key } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Notice } from '../../../ui/notice';
import { SelectField } from '../../../ui/select-field';
import { TextArea } from '../../../ui/text-area';
import { tokens } from '../../../ui/tokens';
import { createBooking } from '../api/booking-calls';
import { useConsultants } from '../api/use-bookings';
import { bookingProblem } from '../model/booking-problem';
import { longDay, ownZone, timeIn } from '../model/times';
import { consultantRow, Facts, Price, Time } from './facts';
import { OpeningPicker } from './opening-picker';
import { useHeldSlot } from './use-held-slot';

interface BookingFormProps {
  consultation: BookableConsultation;
  day: string | null;
  onDay: (day: string) => void;
  onBooked: (booking: Booking) => void;
}

/** A day, a time, a note; and the summary that is confirmed. Whatever goes wrong, what was chosen and written stays. */
export function BookingForm({ consultation, day, onDay, onBooked }: BookingFormProps) {
  const t = useT();
  const { purchaseId, minutes, changeHours } = consultation;
  const { consultants, nameOf } = useConsultants();
  const [wantedId, setWantedId] = useState('');
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { mutate } = useSWRConfig();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ title: string; body: string } | null>(null);
  const readAgain = () => void mutate((key) => typeof key === 'string' && key.startsWith('/bookings'));
  const lost = (words: Key) => {
    setProblem({ title: t('consultations.booking.error'), body: t(words) });
    readAgain();
  };
  const { slot, heldUntil, choose, drop, clear } = useHeldSlot(lost);
  const served = slot?.consultant ?? consultation.consultant;

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!slot) {
      setProblem({ title: t('consultations.booking.error'), body: t('consultations.booking.chooseBoth') });
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const booking = await createBooking({
        slotId: slot.id,
        note: note.trim(),
        ...(purchaseId ? { purchaseId } : {}),
      });
      clear();
      readAgain();
      onBooked(booking);
    } catch (failure) {
      const known = bookingProblem(failure);
      setProblem({
        title: t('consultations.booking.failed'),
        body: known ? t(known.words) : errorText(failure),
      });
      if (known?.ofSlot) {
        clear();
        readAgain();
      }
      setBusy(false);
    }
  };

  return (
    <form
      onSubmit={(event) => void confirm(event)}
      noValidate
      css={{
        display: 'grid',
        gap: 24,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
      }}
    >
      <Card css={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {consultants.length > 0 && !consultation.consultant && (
          <SelectField
            label={t('consultations.booking.consultant')}
            value={wantedId}
            options={[
              { value: '', label: t('consultations.booking.anyConsultant') },
              ...consultants.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(next) => {
              drop();
              setProblem(null);
              setWantedId(next);
            }}
          />
        )}
        <OpeningPicker
          day={day}
          slot={slot}
          of={{ minutes, consultantId: consultation.consultant?.id ?? wantedId }}
          onDay={(next) => {
            drop();
            setProblem(null);
            onDay(next);
          }}
          onSlot={(next) => {
            setProblem(null);
            void choose(next);
          }}
        />
      </Card>
      <Card as="section" aria-labelledby="booking-summary">
        <div css={{ display: 'grid', gap: 16 }}>
          <h2 id="booking-summary" css={{ fontSize: tokens.size.l }}>
            {t('consultations.booking.summary')}
          </h2>
          <Facts
            rows={[
              {
                name: t('consultations.booking.date'),
                value: day ? longDay(day, locale) : t('consultations.booking.notChosen'),
              },
              {
                name: t('consultations.booking.time'),
                value: slot ? <Time startsAt={slot.startsAt} /> : t('consultations.booking.notChosen'),
              },
              ...consultantRow(served && nameOf(served), t),
              { name: t('consultations.booking.length'), value: t(`consultations.durations.m${minutes}`) },
              { name: t('consultations.booking.price'), value: <Price consultation={consultation} /> },
            ]}
          />
          <p
            role="status"
            css={{ fontSize: tokens.size.s, color: tokens.color.muted, '&:empty': { display: 'none' } }}
          >
            {heldUntil && t('consultations.booking.held', { time: timeIn(heldUntil, ownZone()) })}
          </p>
          <TextArea
            label={t('consultations.booking.note')}
            hint={t('consultations.booking.noteHint')}
            value={note}
            onChange={setNote}
            rows={3}
            maxLength={BOOKING_RULES.note}
          />
          {problem && (
            <Notice tone="error" title={problem.title}>
              {problem.body}
            </Notice>
          )}
          <Button type="submit" busy={busy}>
            {t('consultations.booking.confirm')}
          </Button>
          <p css={{ fontSize: tokens.size.s, color: tokens.color.muted }}>
            {changeHours > 0
              ? t('consultations.booking.rules', { count: changeHours })
              : t('consultations.booking.rulesUntilStart')}
          </p>
        </div>
      </Card>
    </form>
  );
}
