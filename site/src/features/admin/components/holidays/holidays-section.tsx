import { BOOKING_LIST_LIMITS, type Holiday } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { today } from '../../../../lib/dates';
import { addMonths, formatDay } from '../../../../lib/days';
import { Button, IconButton } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { DayPicker } from '../../../../ui/day-picker';
import { EmptyState } from '../../../../ui/empty-state';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { bookingCalls } from '../../api/booking-calls';
import { useHolidays } from '../../api/use-calendar';
import { reasonOf } from '../../model/conflict';
import { LoadFailure } from '../load-failure';
import { useUndo } from '../use-undo';

const MONTHS_AHEAD = 24;

/** The days on which nobody is met: added from a calendar, listed, taken away again. */
export function HolidaysSection() {
  const { body, error, reading, reload } = useHolidays();
  return (
    <div
      css={{
        display: 'grid',
        gap: 24,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
      }}
    >
      <AddHoliday holidays={body?.data ?? []} onAdded={reload} />
      <div css={{ display: 'grid', gap: 12 }}>
        {error && (
          <LoadFailure
            error={error}
            retrying={reading}
            stale={body !== undefined}
            onRetry={() => void reload()}
          />
        )}
        {!body && !error && <Skeleton height={240} />}
        {body && <HolidayList holidays={body.data} onRemoved={reload} />}
      </div>
    </div>
  );
}

function AddHoliday({ holidays, onAdded }: { holidays: Holiday[]; onAdded: () => Promise<void> }) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const undoable = useUndo();
  const [day, setDay] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const now = today();

  const add = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!day);
    if (!day) return;
    setBusy(true);
    try {
      const { data: added } = await bookingCalls.addHoliday({ day, name: name.trim() });
      undoable({
        done: t('admin.holidays.added'),
        takeBack: () => bookingCalls.removeHoliday(added),
        onTakenBack: onAdded,
      });
      setDay(null);
      setName('');
    } catch (failure) {
      const known = reasonOf(failure) === 'holiday-exists';
      toast.error(
        t('admin.error'),
        `${t('admin.holidays.addFailed')}. ${known ? t('admin.holidays.exists') : errorText(failure)}`,
      );
    } finally {
      setBusy(false);
    }
    await onAdded();
  };

  return (
    <Card as="form" css={{ display: 'grid', gap: 16 }} onSubmit={(event: FormEvent) => void add(event)}>
      <TextField
        label={t('admin.holidays.name')}
        maxLength={BOOKING_LIST_LIMITS.holidayName}
        value={name}
        onChange={setName}
      />
      <DayPicker
        locale={locale}
        first={now}
        last={addMonths(now, MONTHS_AHEAD)}
        value={day}
        onChange={(chosen) => {
          setDay(chosen);
          setMissing(false);
        }}
        obstacleOf={(candidate) => {
          if (candidate < now) return t('admin.holidays.past');
          return holidays.some((holiday) => holiday.day === candidate) ? t('admin.holidays.already') : null;
        }}
        words={{ previous: t('admin.holidays.previousMonth'), next: t('admin.holidays.nextMonth') }}
      />
      <p>
        {t('admin.holidays.chosen')}:{' '}
        <strong>{day ? formatDay(day, locale, { dateStyle: 'full' }) : t('admin.holidays.none')}</strong>
      </p>
      {missing && <Notice tone="error">{t('admin.holidays.required')}</Notice>}
      <Button type="submit" icon="plus" busy={busy}>
        {t('admin.holidays.add')}
      </Button>
    </Card>
  );
}

function HolidayList({ holidays, onRemoved }: { holidays: Holiday[]; onRemoved: () => Promise<void> }) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const undoable = useUndo();
  const [removing, setRemoving] = useState<Holiday | null>(null);
  const now = today();
  const long = (day: string) => formatDay(day, locale, { dateStyle: 'full' });

  const remove = async () => {
    if (!removing) return;
    try {
      await bookingCalls.removeHoliday(removing);
      undoable({
        done: t('admin.holidays.deleted'),
        takeBack: () => bookingCalls.addHoliday({ day: removing.day, name: removing.name }),
        onTakenBack: onRemoved,
      });
    } catch (failure) {
      toast.error(t('admin.error'), `${t('admin.holidays.deleteFailed')}. ${errorText(failure)}`);
    }
    await onRemoved();
  };

  if (holidays.length === 0)
    return (
      <EmptyState icon="calendar" title={t('admin.holidays.empty')}>
        {t('admin.holidays.emptyHint')}
      </EmptyState>
    );
  return (
    <>
      <h2 css={{ fontSize: tokens.size.l }}>{t('admin.holidays.list')}</h2>
      <HolidayCards holidays={holidays.filter(({ day }) => day >= now)} onRemove={setRemoving} />
      {holidays.some(({ day }) => day < now) && (
        <details>
          <summary css={{ cursor: 'pointer', padding: '8px 0', fontWeight: 600 }}>
            {t('admin.holidays.over')}
          </summary>
          <HolidayCards holidays={holidays.filter(({ day }) => day < now)} onRemove={setRemoving} />
        </details>
      )}
      <ConfirmDialog
        open={removing !== null}
        tone="danger"
        title={t('admin.holidays.deleteTitle')}
        body={<p>{removing && t('admin.holidays.deleteBody', { day: long(removing.day) })}</p>}
        confirmLabel={t('admin.holidays.deleteConfirm')}
        onConfirm={remove}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}

function HolidayCards({ holidays, onRemove }: { holidays: Holiday[]; onRemove: (holiday: Holiday) => void }) {
  const t = useT();
  const { locale } = useLocale();
  const long = (day: string) => formatDay(day, locale, { dateStyle: 'full' });
  return (
    <ul css={{ display: 'grid', gap: 8, margin: 0, padding: 0 }}>
      {holidays.map((holiday) => (
        <Card key={holiday.id} as="li" padding="s" css={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <span css={{ flex: 1, minWidth: 0, display: 'grid' }}>
            <strong>{holiday.name || t('admin.holidays.unnamed')}</strong>
            <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{long(holiday.day)}</span>
            {holiday.bookings > 0 && (
              <span css={{ color: tokens.color.amber, fontSize: tokens.size.s }}>
                {t('admin.holidays.affected', { count: holiday.bookings })}
              </span>
            )}
          </span>
          <IconButton
            icon="trash"
            label={t('admin.holidays.delete', { day: long(holiday.day) })}
            onClick={() => onRemove(holiday)}
          />
        </Card>
      ))}
    </ul>
  );
}
