import type { BookingLink, LinkedBooking } from '@contract';
import { useState } from 'react';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { useFragment } from '../../../lib/use-fragment';
import { LoadFailure } from '../../../shared/load-failure';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { useLinkedBooking } from '../api/linked-booking';
import { LinkedBookingFacts } from '../components/linked-booking-facts';
import { MoveForm } from '../components/move-form';
import { MovedByLink } from '../components/moved-by-link';
import { NotMovable } from '../components/not-movable';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('consultations.moveByLink.title'),
  noIndex: true,
});

/** Moves one booking by the link of a mail, without a sign-in. */
export default function MoveByLink() {
  const t = useT();
  const bookingId = useFragment('booking');
  const token = useFragment('token');
  const isRead = bookingId !== undefined && token !== undefined;
  const link = bookingId && token ? { bookingId, token } : null;
  const [moved, setMoved] = useState<LinkedBooking | null>(null);
  return (
    <PageBody width="text">
      {moved ? (
        <MovedByLink booking={moved} />
      ) : (
        <>
          <h1 css={{ fontSize: tokens.size.xxl }}>{t('consultations.moveByLink.title')}</h1>
          {!isRead && <Skeleton height={320} />}
          {isRead && !link && <DeadLink />}
          {link && <Linked link={link} onMoved={setMoved} />}
        </>
      )}
    </PageBody>
  );
}

function Linked({ link, onMoved }: { link: BookingLink; onMoved: (booking: LinkedBooking) => void }) {
  const { booking, error, reading, reload } = useLinkedBooking(link);
  if (error?.code === 'TOKEN_EXPIRED') return <DeadLink />;
  if (!booking)
    return error ? (
      <LoadFailure error={error} retrying={reading} onRetry={reload} />
    ) : (
      <Skeleton height={320} />
    );
  return (
    <>
      <LinkedBookingFacts booking={booking} />
      {booking.canMove ? (
        <MoveForm link={link} booking={booking} onMoved={onMoved} onRefused={reload} />
      ) : (
        <NotMovable booking={booking} />
      )}
    </>
  );
}

function DeadLink() {
  const t = useT();
  return (
    <Notice
      tone="error"
      title={t('consultations.moveByLink.deadTitle')}
      action={
        <ButtonLink size="s" variant="secondary" to={paths.consultations()}>
          {t('consultations.moveByLink.toList')}
        </ButtonLink>
      }
    >
      {t('consultations.moveByLink.deadBody')}
    </Notice>
  );
}
