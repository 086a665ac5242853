import type { ScheduleErasure } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../i18n';
import { formatDate } from '../../lib/dates';
import { http } from '../../lib/http';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { toast } from '../../ui/toast';
import { tokens } from '../../ui/tokens';
import { useSession } from '../session';

/** Over every page of somebody whose account is about to be erased: when, and the way back. */
export function ErasureBanner({ erasesAt }: { erasesAt: string }) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { update } = useSession();
  const [busy, setBusy] = useState(false);

  const undo = async () => {
    setBusy(true);
    try {
      update((await http.delete<ScheduleErasure['response']>('/me/erasure')).data);
      toast.success(t('account.erasure.undone'), t('account.erasure.undoneBody'));
    } catch (failure) {
      toast.error(t('account.erasure.failed'), errorText(failure));
      setBusy(false);
    }
  };

  const title = t('account.erasure.title', { date: formatDate(erasesAt, locale) });
  return (
    <section
      aria-label={title}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8px 16px',
        alignItems: 'center',
        justifyContent: 'center',
        padding: '10px 20px',
        background: tokens.color.redSoft,
        borderBottom: `1px solid ${tokens.color.red}`,
        fontSize: tokens.size.s,
      }}
    >
      <span css={{ display: 'flex', color: tokens.color.red }}>
        <Icon name="warning" />
      </span>
      <p css={{ flex: '0 1 auto', minWidth: 0 }}>
        <strong>{title}.</strong> {t('account.erasure.body')}
      </p>
      <Button size="s" variant="secondary" busy={busy} onClick={() => void undo()}>
        {t('account.erasure.undo')}
      </Button>
    </section>
  );
}
