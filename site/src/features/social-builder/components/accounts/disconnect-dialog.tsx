import type { DisconnectSocialAccount, SocialAccount } from '@contract';
import { useId, useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { RadioOption } from '../../../../ui/radio-option';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';

type Request = DisconnectSocialAccount['request'];

interface DisconnectDialogProps {
  account: SocialAccount | null;
  onDisconnect: (account: SocialAccount, request: Request) => Promise<void>;
  onClose: () => void;
}

/** Two ways to disconnect, each with what it does, and what becomes of the posts that are not out yet. */
export function DisconnectDialog({ account, ...rest }: DisconnectDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t('socialAccounts.disconnecting.title', { name: account?.name ?? '' })}
      open={account !== null}
      onClose={rest.onClose}
      width={520}
    >
      {account && <Choices key={account.id} account={account} {...rest} />}
    </Dialog>
  );
}

function Choices({ account, onDisconnect, onClose }: DisconnectDialogProps & { account: SocialAccount }) {
  const t = useT();
  const errorText = useErrorText();
  const group = useId();
  const [mode, setMode] = useState<Request['mode']>('soft');
  const [posts, setPosts] = useState<'hold' | 'delete'>('hold');
  const [busy, setBusy] = useState(false);
  const asksAboutPosts = mode === 'soft' && account.pendingPosts > 0;

  const disconnect = async () => {
    setBusy(true);
    try {
      await onDisconnect(account, asksAboutPosts ? { mode, posts } : { mode });
      toast.success(t('socialAccounts.disconnecting.done'));
      onClose();
    } catch (failure) {
      toast.error(t('socialAccounts.disconnecting.failed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div css={{ display: 'grid', gap: 18 }}>
      <div css={{ display: 'grid', gap: 8 }}>
        {(['soft', 'hard'] as const).map((way) => (
          <RadioOption
            key={way}
            name={`${group}-mode`}
            label={t(`socialAccounts.disconnecting.${way}`)}
            hint={t(`socialAccounts.disconnecting.${way}Body`)}
            checked={mode === way}
            onChoose={() => setMode(way)}
          />
        ))}
      </div>
      {asksAboutPosts && (
        <fieldset css={{ display: 'grid', gap: 8, border: 0, padding: 0, margin: 0, minWidth: 0 }}>
          <legend css={{ fontWeight: 600, padding: '0 0 8px' }}>
            {t('socialAccounts.disconnecting.pendingTitle', { count: account.pendingPosts })}
          </legend>
          {(['hold', 'delete'] as const).map((way) => (
            <RadioOption
              key={way}
              name={`${group}-posts`}
              label={t(
                way === 'hold' ? 'socialAccounts.disconnecting.hold' : 'socialAccounts.disconnecting.drop',
              )}
              checked={posts === way}
              onChoose={() => setPosts(way)}
            />
          ))}
        </fieldset>
      )}
      {mode === 'hard' && account.pendingPosts > 0 && (
        <p css={{ color: tokens.color.red, fontSize: tokens.size.s }}>
          {t('socialAccounts.disconnecting.pendingTitle', { count: account.pendingPosts })}
        </p>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        <Button variant="secondary" onClick={onClose}>
          {t('socialAccounts.flow.cancel')}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void disconnect()}>
          {t(
            mode === 'hard'
              ? 'socialAccounts.disconnecting.confirmHard'
              : 'socialAccounts.disconnecting.confirm',
          )}
        </Button>
      </div>
    </div>
  );
}
