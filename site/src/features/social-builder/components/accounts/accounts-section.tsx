import { SOCIAL_PLATFORMS, type ServerPlatform, type SocialAccount, type SocialPlatform } from '@contract';
import { useCallback, useState } from 'react';
import { useT } from '../../../../i18n';
import { Section } from '../../../../shared/builder/section';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { useAccounts } from '../../api/use-accounts';
import { useSocialProjectContext } from '../social-project-context';
import { ConnectingNotice } from './connecting-notice';
import { DisconnectDialog } from './disconnect-dialog';
import { BlueskyDialog } from './bluesky-dialog';
import { MastodonDialog } from './mastodon-dialog';
import { NetworkCard } from './network-card';
import { TargetDialog } from './target-dialog';
import { useConnecting } from './use-connecting';

/** A network that asks something before it can be connected; again, where an account is given. */
interface Asking {
  platform: ServerPlatform;
  account: SocialAccount | null;
}

/** Collega Social: the networks, and what is connected on each. */
export function AccountsSection() {
  const t = useT();
  const { project, networks } = useSocialProjectContext();
  const { accounts, error, reload, disconnect, chooseBoard } = useAccounts();
  const [leaving, setLeaving] = useState<SocialAccount | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const onConnected = useCallback(() => void reload(), [reload]);
  const { connecting, start, openWindow, stop } = useConnecting(project.id, onConnected);
  const busy = connecting.step === 'starting' || connecting.step === 'waiting';
  const connected = (platform: SocialPlatform) =>
    toast.success(
      t('socialAccounts.flow.connected', { platform: t(`socialAccounts.platforms.${platform}`) }),
    );
  const connect = (platform: SocialPlatform, account: SocialAccount | null) => {
    if (platform === 'bluesky' || platform === 'mastodon') setAsking({ platform, account });
    else void start(platform);
  };

  return (
    <Section title={t('social.sections.accounts')} lead={t('socialAccounts.lead')}>
      {networks.some(({ mode }) => mode === 'simulation') && (
        <Notice tone="info" title={t('socialAccounts.simulation')}>
          {t('socialAccounts.simulationNotice')}
        </Notice>
      )}
      <ConnectingNotice connecting={connecting} onOpen={openWindow} onStop={stop} />
      {error !== undefined && !accounts ? (
        <Notice
          tone="error"
          action={
            <Button size="s" variant="secondary" onClick={() => void reload()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('socialAccounts.failed')}
        </Notice>
      ) : !accounts ? (
        <Skeleton lines={8} />
      ) : (
        <ul
          css={{
            display: 'grid',
            gap: 16,
            alignItems: 'stretch',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
            listStyle: 'none',
          }}
        >
          {SOCIAL_PLATFORMS.map((platform) => (
            <NetworkCard
              key={platform}
              platform={platform}
              network={networks.find((network) => network.platform === platform)}
              accounts={accounts.filter((account) => account.platform === platform)}
              busy={busy}
              onConnect={(account) => connect(platform, account ?? null)}
              onDisconnect={setLeaving}
              onBoard={chooseBoard}
            />
          ))}
        </ul>
      )}
      {connecting.step === 'ended' && typeof connecting.attempt === 'object' && (
        <TargetDialog
          attempt={connecting.attempt}
          onClose={stop}
          onChosen={() => {
            connected(connecting.platform);
            stop();
            void reload();
          }}
        />
      )}
      <BlueskyDialog
        open={asking?.platform === 'bluesky'}
        account={asking?.account ?? null}
        onClose={() => setAsking(null)}
        onConnected={() => {
          setAsking(null);
          connected('bluesky');
          void reload();
        }}
      />
      <MastodonDialog
        open={asking?.platform === 'mastodon'}
        account={asking?.account ?? null}
        onClose={() => setAsking(null)}
        onStart={(server) => start('mastodon', server)}
      />
      <DisconnectDialog account={leaving} onDisconnect={disconnect} onClose={() => setLeaving(null)} />
    </Section>
  );
}
