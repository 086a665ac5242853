import type { SocialAccount, SocialNetworkInfo, SocialPlatform } from '@contract';
import { useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { tokens } from '../../../../ui/tokens';
import { Tooltip } from '../../../../ui/tooltip';
import { AccountRow } from './account-row';
import { PlatformMark } from './platform-mark';

interface NetworkCardProps {
  platform: SocialPlatform;
  network: SocialNetworkInfo | undefined;
  accounts: SocialAccount[];
  /** Another connecting is going on. */
  busy: boolean;
  /** Again, where an account is given. */
  onConnect: (account?: SocialAccount) => void;
  onDisconnect: (account: SocialAccount) => void;
  onBoard: (account: SocialAccount, boardId: string) => Promise<void>;
}

/** One network: what is connected on it, and the way to connect more. */
export function NetworkCard({
  platform,
  network,
  accounts,
  busy,
  onConnect,
  onDisconnect,
  onBoard,
}: NetworkCardProps) {
  const t = useT();
  const name = t(`socialAccounts.platforms.${platform}`);
  const obstacle = network?.obstacle ?? null;
  const connected = accounts.length > 0;
  return (
    <Card as="li">
      <article aria-label={name} css={{ display: 'flex', flexDirection: 'column', gap: 14, height: '100%' }}>
        <header css={{ display: 'flex', gap: 12, alignItems: 'flex-start' }}>
          <PlatformMark platform={platform} />
          <div css={{ flex: 1, minWidth: 0 }}>
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: '2px 10px', alignItems: 'center' }}>
              <h3 css={{ fontSize: tokens.size.l }}>{name}</h3>
              {network?.mode === 'simulation' && (
                <Tooltip text={t('socialAccounts.simulationHint')}>
                  {(describedBy) => (
                    // Focusable, so that the keyboard can read the hint.
                    <button
                      type="button"
                      css={{ minHeight: 28, padding: 0, border: 0, background: 'none', cursor: 'help' }}
                      {...describedBy}
                    >
                      <Badge tone="warning">{t('socialAccounts.simulation')}</Badge>
                    </button>
                  )}
                </Tooltip>
              )}
            </div>
            <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
              {t(`socialAccounts.about.${platform}`)}
            </p>
          </div>
        </header>
        {connected ? (
          <ul css={{ display: 'grid', listStyle: 'none' }}>
            {accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                busy={busy}
                onReconnect={() => onConnect(account)}
                onDisconnect={() => onDisconnect(account)}
                onBoard={(boardId) => onBoard(account, boardId)}
              />
            ))}
          </ul>
        ) : (
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('socialAccounts.none')}</p>
        )}
        {obstacle && (
          <p css={{ color: tokens.color.amber, fontSize: tokens.size.s }}>
            {t(`socialAccounts.obstacles.${obstacle}`)}
          </p>
        )}
        <div css={{ marginTop: 'auto', marginLeft: connected ? -13 : 0 }}>
          <Button
            size="s"
            variant={connected ? 'ghost' : 'secondary'}
            icon={connected ? 'plus' : 'link'}
            disabled={busy || obstacle !== null}
            aria-label={t(connected ? 'socialAccounts.anotherLabel' : 'socialAccounts.connectLabel', {
              platform: name,
            })}
            onClick={() => onConnect()}
          >
            {t(connected ? 'socialAccounts.another' : 'socialAccounts.connect')}
          </Button>
        </div>
      </article>
    </Card>
  );
}
