import { BOOKING_RULES, BRAND, type Booking, type BookingStatus } from '@contract';
import { useLocale, useT } from '../../../i18n';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { Button, buttonStyles } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { useConsultants } from '../api/use-bookings';
import { longDay, roomIsOpen } from '../model/times';
import { CalendarFileButton } from './calendar-file-button';
import { consultantRow, Facts, Time } from './facts';

interface BookingCardProps {
  booking: Booking;
  now: number;
  onMove: () => void;
  onCancel: () => void;
}

const TONES: Record<BookingStatus, BadgeTone> = {
  upcoming: 'accent',
  done: 'success',
  'no-show': 'warning',
  cancelled: 'neutral',
};

/** A consultation: when it is, what state it is in, and what can be done with it. */
export function BookingCard({ booking, now, onMove, onCancel }: BookingCardProps) {
  const t = useT();
  const { locale } = useLocale();
  const { nameOf } = useConsultants();
  const { status, day, startsAt, note, test, minutes } = booking;
  const title = booking.title ?? t('consultations.service');
  const dayWords = longDay(day, locale);
  return (
    <Card as="li">
      <article aria-label={`${title}, ${dayWords}`} css={{ display: 'grid', gap: 16 }}>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
          <h3 css={{ fontSize: tokens.size.l, marginInlineEnd: 'auto' }}>{title}</h3>
          {test && <Badge tone="warning">{t('consultations.test')}</Badge>}
          <Badge tone={TONES[status]}>{t(`consultations.status.${status}`)}</Badge>
        </div>
        <Facts
          rows={[
            { name: t('consultations.card.date'), value: dayWords },
            { name: t('consultations.card.time'), value: <Time startsAt={startsAt} /> },
            ...consultantRow(nameOf(booking.consultant), t),
            { name: t('consultations.card.duration'), value: t(`consultations.durations.m${minutes}`) },
            ...(note ? [{ name: t('consultations.card.note'), value: note }] : []),
          ]}
        />
        {status === 'upcoming' && (
          <Upcoming booking={booking} day={dayWords} now={now} onMove={onMove} onCancel={onCancel} />
        )}
      </article>
    </Card>
  );
}

function Upcoming({ booking, day, now, onMove, onCancel }: BookingCardProps & { day: string }) {
  const t = useT();
  const { id, meetingUrl, changeableUntil } = booking;
  const changeable = now <= Date.parse(changeableUntil);
  const open = roomIsOpen(booking, now);
  return (
    <>
      {!open && (
        <p css={{ fontSize: tokens.size.s, color: tokens.color.muted }}>
          {t('consultations.card.joinLater', { count: BOOKING_RULES.joinMinutes })}
        </p>
      )}
      {!changeable && !open && (
        <p css={{ fontSize: tokens.size.s, color: tokens.color.muted }}>
          {t('consultations.card.locked', { email: BRAND.supportEmail })}
        </p>
      )}
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 8,
          [tokens.media.narrow]: { '> *': { flex: '1 1 100%' } },
        }}
      >
        {open && meetingUrl ? (
          <a
            href={meetingUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('consultations.card.joinOf', { day })}
            css={buttonStyles('primary', 's')}
          >
            <Icon name="video" size={18} />
            {t('consultations.card.join')}
          </a>
        ) : (
          <Button size="s" icon="video" disabled aria-label={t('consultations.card.joinOf', { day })}>
            {t('consultations.card.join')}
          </Button>
        )}
        {changeable && (
          <Button
            size="s"
            variant="secondary"
            icon="edit"
            aria-label={t('consultations.card.moveOf', { day })}
            onClick={onMove}
          >
            {t('consultations.card.move')}
          </Button>
        )}
        <CalendarFileButton
          id={id}
          size="s"
          label={t('consultations.card.calendar')}
          fullLabel={t('consultations.card.calendarOf', { day })}
        />
        {changeable && (
          <Button
            size="s"
            variant="ghost"
            icon="x"
            aria-label={t('consultations.card.cancelOf', { day })}
            onClick={onCancel}
          >
            {t('consultations.card.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}
