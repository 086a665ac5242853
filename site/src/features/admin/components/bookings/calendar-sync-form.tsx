import { CALENDAR_PROBLEMS, type CalendarSync } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatDateTime } from '../../../../lib/dates';
import { ApiFailure } from '../../../../lib/http';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { consultantCalls } from '../../api/consultant-calls';
import { useCalendarSync } from '../../api/use-calendar';
import { LoadFailure } from '../load-failure';

const PROBLEMS = [...CALENDAR_PROBLEMS, 'url'] as const;
const problemOf = (failure: unknown): (typeof PROBLEMS)[number] | null =>
  (failure instanceof ApiFailure && PROBLEMS.find((problem) => problem === failure.fields.busyUrl)) || null;

/** The two ways between a consultant's bookings and their own calendar. */
export function CalendarSyncForm({ consultantId }: { consultantId: string }) {
  const { body, error, reading, reload, expect } = useCalendarSync(consultantId);
  if (error && !body) return <LoadFailure error={error} retrying={reading} onRetry={() => void reload()} />;
  if (!body) return <Skeleton height={320} />;
  const show = (sync: CalendarSync) => expect({ data: sync });
  return (
    <div css={{ display: 'grid', gap: 16, maxWidth: 640 }}>
      <Feed consultantId={consultantId} sync={body.data} onSaved={show} />
      <BusyCalendar key={body.data.busyUrl} consultantId={consultantId} sync={body.data} onSaved={show} />
    </div>
  );
}

interface PartProps {
  consultantId: string;
  sync: CalendarSync;
  onSaved: (sync: CalendarSync) => void;
}

function Feed({ consultantId, sync: { feedUrl }, onSaved }: PartProps) {
  const t = useT();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    try {
      onSaved(await consultantCalls.renewFeed(consultantId));
      if (feedUrl) toast.success(t('admin.bookings.syncFeedRenewed'));
    } catch (failure) {
      toast.error(t('admin.bookings.syncFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card as="section" css={{ display: 'grid', gap: 12 }}>
      <h3 css={{ fontSize: tokens.size.m }}>{t('admin.bookings.syncFeed')}</h3>
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('admin.bookings.syncFeedLead')}</p>
      {feedUrl && (
        <TextField
          label={t('admin.bookings.syncFeedLabel')}
          value={feedUrl}
          readOnly
          onFocus={(event) => event.target.select()}
          onChange={() => undefined}
        />
      )}
      <span>
        <Button variant="secondary" icon="link" busy={busy} onClick={() => void renew()}>
          {t(feedUrl ? 'admin.bookings.syncFeedRenew' : 'admin.bookings.syncFeedCreate')}
        </Button>
      </span>
    </Card>
  );
}

function BusyCalendar({ consultantId, sync, onSaved }: PartProps) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const [url, setUrl] = useState(sync.busyUrl);
  const [problem, setProblem] = useState<(typeof PROBLEMS)[number] | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      onSaved(await consultantCalls.saveSync(consultantId, { busyUrl: url }));
      toast.success(t(url.trim() === '' ? 'admin.bookings.syncRemoved' : 'admin.bookings.syncSaved'));
    } catch (failure) {
      const found = problemOf(failure);
      if (found) setProblem(found);
      else toast.error(t('admin.bookings.syncFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card as="form" css={{ display: 'grid', gap: 12 }} onSubmit={(event: FormEvent) => void save(event)}>
      <h3 css={{ fontSize: tokens.size.m }}>{t('admin.bookings.syncBusy')}</h3>
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('admin.bookings.syncBusyLead')}</p>
      {sync.problem && <Notice tone="warning">{t(`admin.bookings.syncProblems.${sync.problem}`)}</Notice>}
      <TextField
        label={t('admin.bookings.syncBusyLabel')}
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        value={url}
        error={problem && t(`admin.bookings.syncProblems.${problem}`)}
        hint={
          sync.busyReadAt
            ? t('admin.bookings.syncBusyRead', {
                count: sync.busyTimes,
                when: formatDateTime(sync.busyReadAt, locale),
              })
            : undefined
        }
        onChange={(text) => {
          setUrl(text);
          setProblem(null);
        }}
      />
      <span>
        <Button type="submit" busy={busy}>
          {t('common.save')}
        </Button>
      </span>
    </Card>
  );
}
