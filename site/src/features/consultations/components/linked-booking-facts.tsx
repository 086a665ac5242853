import type { LinkedBooking } from '@contract';
import { useLocale, useT } from '../../../i18n';
import { Card } from '../../../ui/card';
import { tokens } from '../../../ui/tokens';
import { longDay } from '../model/times';
import { consultantRow, Facts, Time } from './facts';

/** The consultation that a mailed link opens, as it is arranged now. */
export function LinkedBookingFacts({ booking }: { booking: LinkedBooking }) {
  const t = useT();
  const { locale } = useLocale();
  const { title, day, startsAt, minutes } = booking;
  return (
    <Card as="section" css={{ display: 'grid', gap: 16 }}>
      <h2 css={{ fontSize: tokens.size.l }}>{title ?? t('consultations.service')}</h2>
      <Facts
        rows={[
          { name: t('consultations.card.date'), value: longDay(day, locale) },
          { name: t('consultations.card.time'), value: <Time startsAt={startsAt} /> },
          ...consultantRow(booking.consultant?.name ?? null, t),
          { name: t('consultations.card.duration'), value: t(`consultations.durations.m${minutes}`) },
        ]}
      />
    </Card>
  );
}
