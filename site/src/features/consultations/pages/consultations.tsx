import type { Booking } from '@contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { LoadFailure } from '../../../shared/load-failure';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { ButtonLink } from '../../../ui/button-link';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { toast } from '../../../ui/toast';
import { cancelBooking } from '../api/booking-calls';
import { useBookings } from '../api/use-bookings';
import { BackButton } from '../components/back-button';
import { BookingCard } from '../components/booking-card';
import { MoveDialog } from '../components/move-dialog';
import { useNow } from '../../../lib/use-now';
import { bookingProblem } from '../model/booking-problem';
import { longDay } from '../model/times';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('consultations.list.title'),
  noIndex: true,
});

/** A person's video consultations: what is ahead, and what was. */
export default function Consultations() {
  const t = useT();
  return (
    <PageBody frame="app" width="text">
      <header
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 12,
          alignItems: 'end',
          justifyContent: 'space-between',
        }}
      >
        <div css={{ display: 'grid', gap: 8 }}>
          <BackButton home={paths.home()} />
          <h1 css={{ fontSize: tokens.size.xxl }}>{t('consultations.list.title')}</h1>
          <p css={{ color: tokens.color.muted }}>{t('consultations.list.lead')}</p>
        </div>
        <ButtonLink to={paths.consultationBooking()} icon="plus">
          {t('consultations.list.book')}
        </ButtonLink>
      </header>
      <Lists />
    </PageBody>
  );
}

function Lists() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page')) || 1));
  const ahead = useBookings('upcoming');
  const past = useBookings('past', page);
  const now = useNow();
  const [moving, setMoving] = useState<Booking | null>(null);
  const [cancelling, setCancelling] = useState<Booking | null>(null);
  const reload = () => Promise.all([ahead.reload(), past.reload()]);
  const error = ahead.error ?? past.error;
  const known = ahead.bookings && past.bookings;

  const cards = (bookings: Booking[]) => (
    <ul css={{ display: 'grid', gap: 16, margin: 0, padding: 0 }}>
      {bookings.map((booking) => (
        <BookingCard
          key={booking.id}
          booking={booking}
          now={now}
          onMove={() => setMoving(booking)}
          onCancel={() => setCancelling(booking)}
        />
      ))}
    </ul>
  );

  return (
    <>
      {error && (
        <LoadFailure
          title={t('consultations.list.loadFailed')}
          error={error}
          stale={known !== undefined}
          onRetry={() => void reload()}
          retrying={ahead.reading || past.reading}
        />
      )}
      {!known && !error && (
        <div css={{ display: 'grid', gap: 16 }}>
          <Skeleton height={190} />
          <Skeleton height={190} />
        </div>
      )}
      {known && ahead.bookings?.length === 0 && past.bookings?.length === 0 && page === 1 && (
        <EmptyState
          icon="video"
          title={t('consultations.list.empty')}
          action={<ButtonLink to={paths.consultationBooking()}>{t('consultations.list.book')}</ButtonLink>}
        >
          {t('consultations.list.emptyHint')}
        </EmptyState>
      )}
      {ahead.bookings && ahead.bookings.length > 0 && (
        <section css={{ display: 'grid', gap: 16 }}>
          <h2 css={{ fontSize: tokens.size.xl }}>{t('consultations.list.upcoming')}</h2>
          {cards(ahead.bookings)}
        </section>
      )}
      {past.bookings && (past.bookings.length > 0 || page > 1) && (
        <section css={{ display: 'grid', gap: 16 }}>
          {ahead.bookings?.length === 0 && (
            <p css={{ color: tokens.color.muted }}>{t('consultations.list.noneAhead')}</p>
          )}
          <h2 css={{ fontSize: tokens.size.xl }}>{t('consultations.list.past')}</h2>
          {cards(past.bookings)}
          {past.pages > 1 && (
            <Pager
              page={page}
              pages={past.pages}
              onPage={(next) => setSearch(next > 1 ? { page: String(next) } : {})}
            />
          )}
        </section>
      )}
      {moving && (
        <MoveDialog
          booking={moving}
          onMoved={() => {
            setMoving(null);
            void reload();
          }}
          onClose={() => setMoving(null)}
        />
      )}
      <CancelDialog booking={cancelling} onDone={reload} onClose={() => setCancelling(null)} />
    </>
  );
}

interface CancelDialogProps {
  /** Null while nothing is being cancelled. */
  booking: Booking | null;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

function CancelDialog({ booking, onDone, onClose }: CancelDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const cancel = async () => {
    if (!booking) return;
    try {
      await cancelBooking(booking.id);
      toast.success(t('consultations.cancelDialog.done'));
    } catch (failure) {
      const known = bookingProblem(failure);
      toast.error(t('consultations.cancelDialog.failed'), known ? t(known.words) : errorText(failure));
    }
    await onDone();
  };
  return (
    <ConfirmDialog
      open={booking !== null}
      tone="danger"
      title={t('consultations.cancelDialog.title')}
      body={
        <p>
          {booking &&
            t('consultations.cancelDialog.body', { day: longDay(booking.day, locale), time: booking.time })}
        </p>
      }
      confirmLabel={t('consultations.cancelDialog.confirm')}
      onConfirm={cancel}
      onClose={onClose}
    />
  );
}
