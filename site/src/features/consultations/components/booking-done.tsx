import type { Booking } from '@contract';
import { useEffect, useRef } from 'react';
import { paths } from '../../../app/paths';
import { useLocale, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { useConsultants } from '../api/use-bookings';
import { longDay } from '../model/times';
import { CalendarFileButton } from './calendar-file-button';
import { consultantRow, Facts, Time } from './facts';

/** What was booked. It stays until its reader goes on: nobody reads a date, a time and a link in two seconds. */
export function BookingDone({ booking }: { booking: Booking }) {
  const t = useT();
  const { locale } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { nameOf } = useConsultants();
  const day = longDay(booking.day, locale);
  return (
    <Card padding="l" as="section">
      <div css={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
        <span
          css={{
            display: 'grid',
            placeItems: 'center',
            width: 64,
            height: 64,
            borderRadius: tokens.radius.full,
            background: tokens.color.greenSoft,
            color: tokens.color.green,
          }}
        >
          <Icon name="check" size={34} />
        </span>
        <h1 ref={heading} tabIndex={-1} css={{ fontSize: tokens.size.xxl }}>
          {t('consultations.done.title')}
        </h1>
        <p>{t('consultations.done.body', { day, time: booking.time })}</p>
        <Facts
          rows={[
            { name: t('consultations.card.date'), value: day },
            { name: t('consultations.card.time'), value: <Time startsAt={booking.startsAt} /> },
            ...consultantRow(nameOf(booking.consultant), t),
            {
              name: t('consultations.card.duration'),
              value: t(`consultations.durations.m${booking.minutes}`),
            },
          ]}
        />
        <p css={{ color: tokens.color.muted }}>{t('consultations.done.mail')}</p>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <ButtonLink to={paths.consultations()}>{t('consultations.done.toList')}</ButtonLink>
          <CalendarFileButton id={booking.id} label={t('consultations.done.download')} />
        </div>
      </div>
    </Card>
  );
}
