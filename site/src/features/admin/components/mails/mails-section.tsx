import { MAIL_STATES, type RetryMail, type UnsentMail, type UnsentMailState } from '@contract';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatDateTime } from '../../../../lib/dates';
import { http } from '../../../../lib/http';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { SelectField } from '../../../../ui/select-field';
import type { Column } from '../../../../ui/table';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useList } from '../../api/use-list';
import { oneOf } from '../../model/tabs';
import { useAddress } from '../../model/use-address';
import { Filters } from '../filters';
import { Records } from '../records';
import { useOneAtATime } from '../use-one-at-a-time';

const STATES = ['all', ...MAIL_STATES] as const;

/** The mails that have not left: what each waits for, and another try by hand. */
export function MailsSection() {
  const t = useT();
  const errorText = useErrorText();
  const { get, query, page, turnTo, filter } = useAddress();
  const list = useList<UnsentMail>('/admin/mails', query(['state']), page);
  const oneAtATime = useOneAtATime();
  const retry = async ({ id }: UnsentMail) => {
    try {
      await http.post<RetryMail['response']>(`/admin/mails/${id}/retry`);
      toast.success(t('admin.mails.retried'));
    } catch (failure) {
      toast.error(t('admin.mails.retryFailed'), errorText(failure));
    }
    await list.reload();
  };
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <p css={{ color: tokens.color.muted }}>{t('admin.mails.lead')}</p>
      <Filters>
        <SelectField
          label={t('admin.mails.state')}
          value={oneOf(STATES, get('state'))}
          onChange={(state) => filter({ state: state === 'all' ? undefined : state })}
          options={STATES.map((value) => ({ value, label: t(`admin.mails.states.${value}`) }))}
        />
      </Filters>
      <Records
        label={t('admin.mails.label')}
        list={list}
        columns={useColumns((mail) => void oneAtATime(() => retry(mail)))}
        rowKey={({ id }) => id}
        page={page}
        onPage={turnTo}
        empty={{ title: t('admin.mails.empty'), hint: t('admin.mails.emptyHint') }}
        onClear={get('state') ? () => filter({ state: undefined }) : null}
      />
    </div>
  );
}

const TONES: Record<UnsentMailState, 'neutral' | 'accent' | 'error'> = {
  queued: 'accent',
  sending: 'accent',
  failed: 'error',
  expired: 'neutral',
};

function useColumns(onRetry: (mail: UnsentMail) => void): Column<UnsentMail>[] {
  const t = useT();
  const { locale } = useLocale();
  return [
    {
      id: 'mail',
      header: t('admin.mails.mail'),
      rowHeader: true,
      cell: ({ to, subject }) => (
        <>
          <span css={{ overflowWrap: 'anywhere' }}>{to}</span>
          <br />
          <span css={{ color: tokens.color.muted, fontSize: tokens.size.s, fontWeight: 400 }}>{subject}</span>
        </>
      ),
    },
    {
      id: 'createdAt',
      header: t('admin.mails.createdAt'),
      cell: ({ createdAt }) => formatDateTime(createdAt, locale),
    },
    {
      id: 'state',
      header: t('admin.mails.state'),
      cell: ({ state, attempts, nextAttemptAt, lastError }) => (
        <span css={{ display: 'grid', gap: 4, justifyItems: 'start', fontSize: tokens.size.s }}>
          <Badge tone={TONES[state]}>{t(`admin.mails.states.${state}`)}</Badge>
          {attempts > 0 && t('admin.mails.attempts', { count: attempts })}
          {nextAttemptAt && t('admin.mails.next', { when: formatDateTime(nextAttemptAt, locale) })}
          {lastError && (
            <span css={{ color: tokens.color.muted, overflowWrap: 'anywhere' }}>
              {t('admin.mails.lastError', { error: lastError })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('admin.mails.actions'),
      cell: (mail) =>
        (mail.state === 'failed' || mail.state === 'queued') && (
          <Button
            variant="secondary"
            size="s"
            aria-label={t('admin.mails.retryOf', { to: mail.to, subject: mail.subject })}
            onClick={() => onRetry(mail)}
          >
            {t('admin.mails.retry')}
          </Button>
        ),
    },
  ];
}
