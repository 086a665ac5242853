import type { BookingDay, OpenSlot } from '@contract';
import { useId } from 'react';
import { useLocale, useT } from '../../../i18n';
import { LoadFailure } from '../../../shared/load-failure';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { useOpenSlots, type OpeningsOf } from '../api/use-openings';
import { briefDay, dayIn, differsFromRome, longDay, ownZone, timeIn } from '../model/times';

interface SlotChoiceProps {
  day: string | null;
  value: OpenSlot | null;
  of: OpeningsOf;
  onChange: (slot: OpenSlot) => void;
  /** A later day that has openings, where this one has none. */
  nextFree: BookingDay | undefined;
  onDay: (day: string) => void;
}

const { color, radius, size, motion } = tokens;

/** The openings of a day, on the visitor's clock; Rome's is named where it shows another hour. */
export function SlotChoice({ day, value, of, onChange, nextFree, onDay }: SlotChoiceProps) {
  const t = useT();
  const { locale } = useLocale();
  const { slots, error, reading, reload } = useOpenSlots(day, of);
  if (!day) return <p css={{ color: color.muted }}>{t('consultations.slots.first')}</p>;
  if (error && !slots)
    return (
      <LoadFailure
        title={t('consultations.slots.loadFailed')}
        lead={t('consultations.slots.loadFailedHint')}
        error={error}
        onRetry={reload}
        retrying={reading}
      />
    );
  if (!slots)
    return (
      <div css={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={48} />
        ))}
      </div>
    );
  if (slots.length === 0)
    return (
      <div role="status" css={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <p>{t('consultations.slots.none')}</p>
        {nextFree ? (
          <>
            <p css={{ color: color.muted }}>
              {t('consultations.slots.nextFree', { day: longDay(nextFree.day, locale) })}
            </p>
            <Button variant="secondary" size="s" icon="arrow-right" onClick={() => onDay(nextFree.day)}>
              {t('consultations.slots.goNext')}
            </Button>
          </>
        ) : (
          <p css={{ color: color.muted }}>{t('consultations.slots.nothingAtAll')}</p>
        )}
      </div>
    );
  return (
    <>
      <p role="status" css={visuallyHidden}>
        {t('consultations.slots.count', { count: slots.length })}
      </p>
      <SlotRadios slots={slots} value={value} onChange={onChange} />
    </>
  );
}

interface SlotRadiosProps {
  slots: OpenSlot[];
  value: OpenSlot | null;
  onChange: (slot: OpenSlot) => void;
}

function SlotRadios({ slots, value, onChange }: SlotRadiosProps) {
  const t = useT();
  const { locale } = useLocale();
  const name = useId();
  const zone = ownZone();
  const abroad = slots.some(({ startsAt }) => differsFromRome(startsAt, zone));
  return (
    <fieldset css={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <legend css={visuallyHidden}>{t('consultations.booking.chooseTime')}</legend>
      <div css={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }}>
        {slots.map((slot) => {
          const { id, startsAt, day, time } = slot;
          const otherDay = dayIn(startsAt, zone) !== day;
          return (
            <label
              key={id}
              css={{
                position: 'relative',
                display: 'grid',
                alignContent: 'center',
                justifyItems: 'center',
                minHeight: 48,
                padding: '8px 6px',
                border: `1.5px solid ${color.lineStrong}`,
                borderRadius: radius.m,
                background: color.surface,
                cursor: 'pointer',
                textAlign: 'center',
                transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
                '&:hover': { borderColor: color.accent },
                '&:has(:checked)': {
                  background: color.accent,
                  borderColor: color.accent,
                  color: color.onAccent,
                },
                '&:has(:focus-visible)': { outline: `2.5px solid ${color.focus}`, outlineOffset: 2 },
              }}
            >
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === value?.id}
                onChange={() => onChange(slot)}
                css={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
              />
              <span css={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
                {timeIn(startsAt, zone)}
              </span>
              {abroad && (
                <span css={{ fontSize: size.xs }}>
                  {otherDay && <>{briefDay(startsAt, zone, locale)} · </>}
                  {t('consultations.rome', { time })}
                </span>
              )}
            </label>
          );
        })}
      </div>
      {abroad && (
        <p css={{ marginTop: 12, fontSize: size.s, color: color.muted }}>
          {t('consultations.slots.zone', { zone })}
        </p>
      )}
    </fieldset>
  );
}
