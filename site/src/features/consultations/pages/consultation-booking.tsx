import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { LoadFailure } from '../../../shared/load-failure';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { Badge } from '../../../ui/badge';
import { Icon } from '../../../ui/icon';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { useBooking } from '../api/use-bookings';
import { BackButton } from '../components/back-button';
import { BookingDone } from '../components/booking-done';
import { BookingForm } from '../components/booking-form';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('consultations.booking.title'),
  noIndex: true,
});

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** Books a consultation. The address keeps the chosen day, and afterwards what was booked. */
export default function ConsultationBooking() {
  const [search, setSearch] = useSearchParams();
  const booked = search.get('booked');
  const day = search.get('day');
  if (booked)
    return (
      <PageBody frame="app" width="text">
        <Booked id={booked} />
      </PageBody>
    );
  return (
    <PageBody frame="app">
      <Heading />
      <BookingForm
        day={isDay(day) ? day : null}
        onDay={(chosen) => setSearch({ day: chosen }, { replace: true, preventScrollReset: true })}
        onBooked={({ id }) => setSearch({ booked: id }, { replace: true })}
      />
    </PageBody>
  );
}

function Heading() {
  const t = useT();
  return (
    <header css={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <BackButton home={paths.consultations()} />
      <h1 css={{ fontSize: tokens.size.xxl }}>{t('consultations.service')}</h1>
      <Badge tone="accent">
        <Icon name="clock" size={14} />
        {t('consultations.duration')}
      </Badge>
      <p css={{ color: tokens.color.muted, maxWidth: '68ch' }}>{t('consultations.booking.description')}</p>
    </header>
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
