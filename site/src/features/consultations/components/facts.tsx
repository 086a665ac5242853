import { BOOKING_RULES, type BookableConsultation } from '@contract';
import type { ReactNode } from 'react';
import { useLocale, useT } from '../../../i18n';
import { formatEuro } from '../../../lib/money';
import { tokens } from '../../../ui/tokens';
import { briefDay, dayIn, differsFromRome, ownZone, timeIn } from '../model/times';

/** Names and values of an appointment. */
export function Facts({ rows }: { rows: { name: string; value: ReactNode }[] }) {
  return (
    <dl
      css={{
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        gap: '8px 16px',
        margin: 0,
        dt: { color: tokens.color.muted },
        dd: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
      }}
    >
      {rows.map(({ name, value }) => (
        <div key={name} css={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who serves it, where that is worth saying. */
export const consultantRow = (name: string | null, t: ReturnType<typeof useT>) =>
  name ? [{ name: t('consultations.card.consultant'), value: name }] : [];

/** What a consultation cost, and that nothing more is paid for it. */
export function Price({ consultation: { purchaseId, priceCents } }: { consultation: BookableConsultation }) {
  const t = useT();
  const { locale } = useLocale();
  return purchaseId
    ? t('consultations.booking.paid', { price: formatEuro(priceCents, locale) })
    : t('consultations.booking.free');
}

/** `09:00 (ora di Roma)`, and what the visitor's own clock shows where that differs. */
export function Time({ startsAt }: { startsAt: string }) {
  const t = useT();
  const { locale } = useLocale();
  const zone = ownZone();
  const time = timeIn(startsAt, zone);
  const otherDay = dayIn(startsAt, zone) !== dayIn(startsAt, BOOKING_RULES.zone);
  return (
    <>
      {timeIn(startsAt, BOOKING_RULES.zone)}{' '}
      <span css={{ fontWeight: 400 }}>({t('consultations.romeTime')})</span>
      {differsFromRome(startsAt, zone) && (
        <span css={{ display: 'block', fontWeight: 400, color: tokens.color.muted }}>
          {otherDay
            ? t('consultations.card.localDay', { day: briefDay(startsAt, zone, locale), time, zone })
            : t('consultations.card.local', { time, zone })}
        </span>
      )}
    </>
  );
}
