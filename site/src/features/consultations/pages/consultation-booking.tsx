import type { BookableConsultation } from '@contract';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { LoadFailure } from '../../../shared/load-failure';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { useBookableConsultations, useBooking } from '../api/use-bookings';
import { BackButton } from '../components/back-button';
import { BookingDone } from '../components/booking-done';
import { BookingForm } from '../components/booking-form';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('consultations.booking.title'),
  noIndex: true,
});

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** How the address names the free first consultation beside those that were bought. */
const FREE = 'free';

/** Books a consultation. The address keeps which one, the chosen day, and afterwards what was booked. */
export default function ConsultationBooking() {
  const [search] = useSearchParams();
  const booked = search.get('booked');
  if (booked)
    return (
      <PageBody frame="app" width="text">
        <Booked id={booked} />
      </PageBody>
    );
  return (
    <PageBody frame="app">
      <Booking purchaseId={search.get('purchase')} />
    </PageBody>
  );
}

/** What is booked: the named purchase, or what there is; of several, one is asked for. */
function Booking({ purchaseId }: { purchaseId: string | null }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const { consultations, error, reading, reload } = useBookableConsultations();
  const day = search.get('day');
  if (error && !consultations)
    return (
      <LoadFailure
        title={t('consultations.booking.loadFailed')}
        error={error}
        onRetry={reload}
        retrying={reading}
      />
    );
  if (!consultations) return <Skeleton height={320} />;
  const chosen = purchaseId
    ? consultations.find((one) => (one.purchaseId ?? FREE) === purchaseId)
    : (consultations.find((one) => one.purchaseId === null) ?? consultations[0]);
  if (!chosen) return <NothingToBook named={purchaseId !== null} />;
  const keep = purchaseId ? { purchase: purchaseId } : undefined;
  return (
    <>
      <Heading consultation={chosen} />
      {consultations.length > 1 && <OtherConsultations of={consultations} chosen={chosen} />}
      <BookingForm
        key={chosen.purchaseId}
        consultation={chosen}
        day={isDay(day) ? day : null}
        onDay={(next) => setSearch({ ...keep, day: next }, { replace: true, preventScrollReset: true })}
        onBooked={({ id }) => setSearch({ booked: id }, { replace: true })}
      />
    </>
  );
}

function Heading({ consultation: { title, minutes } }: { consultation: BookableConsultation }) {
  const t = useT();
  return (
    <header css={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <BackButton home={paths.consultations()} />
      <h1 css={{ fontSize: tokens.size.xxl }}>{title ?? t('consultations.service')}</h1>
      <Badge tone="accent">
        <Icon name="clock" size={14} />
        {t(`consultations.durations.m${minutes}`)}
      </Badge>
      <p css={{ color: tokens.color.muted, maxWidth: '68ch' }}>{t('consultations.booking.description')}</p>
    </header>
  );
}

interface OtherConsultationsProps {
  of: BookableConsultation[];
  chosen: BookableConsultation;
}

/** The other consultations that wait to be booked. */
function OtherConsultations({ of: consultations, chosen }: OtherConsultationsProps) {
  const t = useT();
  return (
    <nav aria-label={t('consultations.booking.choose')}>
      <ul css={{ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
        {consultations.map((one) => (
          <li key={one.purchaseId}>
            <ButtonLink
              size="s"
              variant={one === chosen ? 'primary' : 'secondary'}
              aria-current={one === chosen ? 'true' : undefined}
              to={paths.consultationBooking(one.purchaseId ?? FREE)}
            >
              {one.title ?? t('consultations.booking.first')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The free first consultation is used, and nothing that was bought waits. */
function NothingToBook({ named }: { named: boolean }) {
  const t = useT();
  return (
    <EmptyState
      title={t(named ? 'consultations.problems.purchaseUsed' : 'consultations.booking.nothing')}
      action={
        named ? (
          <ButtonLink to={paths.consultations()}>{t('consultations.done.toList')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.marketplace()}>{t('consultations.booking.toMarketplace')}</ButtonLink>
        )
      }
    >
      {!named && t('consultations.booking.nothingHint')}
    </EmptyState>
  );
}

function Booked({ id }: { id: string }) {
  const t = useT();
  const { booking, error, reading, reload } = useBooking(id);
  if (booking) return <BookingDone booking={booking} />;
  if (!error) return <Skeleton height={320} />;
  return (
    <LoadFailure
      title={t('consultations.done.loadFailed')}
      error={error}
      onRetry={reload}
      retrying={reading}
    />
  );
}
