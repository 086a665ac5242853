import type { SocialAccount, SocialAccountStatus } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatRelative } from '../../../../lib/dates';
import { useNow } from '../../../../lib/use-now';
import { Badge, type BadgeTone } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';
import { BoardField } from './board-field';

const TONES: Record<SocialAccountStatus, BadgeTone> = {
  connected: 'success',
  expiring: 'warning',
  reconnect: 'error',
  disconnected: 'neutral',
};
const DAY_MS = 86_400_000;

interface AccountRowProps {
  account: SocialAccount;
  busy: boolean;
  onReconnect: () => void;
  onDisconnect: () => void;
  onBoard: (boardId: string) => Promise<void>;
}

/** One connected page or profile: its state, what waits for it, and what can be done. */
export function AccountRow({ account, busy, onReconnect, onDisconnect, onBoard }: AccountRowProps) {
  const t = useT();
  const { locale } = useLocale();
  const now = useNow();
  const { name, platform, status, pendingPosts, limitedUntil } = account;
  const holds = status === 'reconnect' || status === 'disconnected';
  const limited = limitedUntil !== null && Date.parse(limitedUntil) > now;
  return (
    <li
      css={{
        display: 'grid',
        gap: 8,
        padding: '12px 0',
        borderTop: `1px solid ${tokens.color.line}`,
      }}
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 10px', alignItems: 'center' }}>
        <span css={{ flex: 1, minWidth: 120, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</span>
        <Badge tone={TONES[status]}>
          <StatusWords account={account} now={now} />
        </Badge>
      </div>
      {platform === 'pinterest' && !holds && <BoardField account={account} onChange={onBoard} />}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' }}>
        <div css={{ flex: '1 1 120px', color: tokens.color.muted, fontSize: tokens.size.s }}>
          {pendingPosts > 0 && (
            <p>{t(holds ? 'socialAccounts.held' : 'socialAccounts.pending', { count: pendingPosts })}</p>
          )}
          {limited && <p>{t('socialAccounts.limited', { when: formatRelative(limitedUntil, locale) })}</p>}
        </div>
        {(holds || status === 'expiring') && (
          <Button
            size="s"
            variant={holds ? 'secondary' : 'ghost'}
            icon="refresh"
            disabled={busy}
            aria-label={t('socialAccounts.reconnectLabel', { name })}
            onClick={onReconnect}
          >
            {t('socialAccounts.reconnect')}
          </Button>
        )}
        <Button
          size="s"
          variant="ghost"
          aria-label={t('socialAccounts.disconnectLabel', { name })}
          onClick={onDisconnect}
        >
          {t('socialAccounts.disconnect')}
        </Button>
      </div>
    </li>
  );
}

function StatusWords({ account: { status, expiresAt }, now }: { account: SocialAccount; now: number }) {
  const t = useT();
  if (status !== 'expiring') return t(`socialAccounts.status.${status}`);
  const days = expiresAt ? Math.floor((Date.parse(expiresAt) - now) / DAY_MS) : 0;
  return days < 1 ? t('socialAccounts.status.expired') : t('socialAccounts.status.expiring', { count: days });
}
