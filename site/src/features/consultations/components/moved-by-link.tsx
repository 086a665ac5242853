import type { LinkedBooking } from '@contract';
import { useEffect, useRef } from 'react';
import { useLocale, useT } from '../../../i18n';
import { Notice } from '../../../ui/notice';
import { tokens } from '../../../ui/tokens';
import { longDay } from '../model/times';
import { LinkedBookingFacts } from './linked-booking-facts';

/** Where a consultation was moved to. */
export function MovedByLink({ booking }: { booking: LinkedBooking }) {
  const t = useT();
  const { locale } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} css={{ fontSize: tokens.size.xxl }}>
        {t('consultations.moveDialog.done')}
      </h1>
      <Notice
        tone="success"
        title={t('consultations.done.body', { day: longDay(booking.day, locale), time: booking.time })}
      >
        {t('consultations.moveByLink.mail')}
      </Notice>
      <LinkedBookingFacts booking={booking} />
    </>
  );
}
