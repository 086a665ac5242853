import { SOCIAL_LIMITS, type SocialAccount } from '@contract';
import { useState, type FormEvent } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { TextField } from '../../../../ui/text-field';
import { signInRule, type SignInRule } from './sign-in-rules';

interface MastodonDialogProps {
  open: boolean;
  /** The one that is connected again; null for a new one. */
  account: SocialAccount | null;
  /** Opens the server's window; answers the rule that its address broke. */
  onStart: (server: string) => Promise<string | null>;
  onClose: () => void;
}

/** On which of its many servers somebody's account is. */
export function MastodonDialog({ open, account, onStart, onClose }: MastodonDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t('socialAccounts.signIn.title', { platform: t('socialAccounts.platforms.mastodon') })}
      open={open}
      onClose={onClose}
      width={480}
    >
      {open && <MastodonForm key={account?.id ?? ''} account={account} onStart={onStart} onClose={onClose} />}
    </Dialog>
  );
}

function MastodonForm({ account, onStart, onClose }: Omit<MastodonDialogProps, 'open'>) {
  const t = useT();
  const [server, setServer] = useState(account?.server.replace(/^https:\/\//, '') ?? '');
  const [busy, setBusy] = useState(false);
  const [broken, setBroken] = useState<SignInRule | null>(null);

  const start = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setBroken(null);
    const rule = signInRule('server', (await onStart(server)) ?? undefined);
    setBusy(false);
    setBroken(rule);
    if (!rule) onClose();
  };
  return (
    <form onSubmit={(event) => void start(event)} css={{ display: 'grid', gap: 18 }}>
      <p>{t('socialAccounts.signIn.mastodon.lead')}</p>
      <TextField
        label={t('socialAccounts.signIn.server')}
        hint={t('socialAccounts.signIn.mastodon.serverHint')}
        error={broken && t(`socialAccounts.signIn.rules.${broken}`)}
        required
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="mastodon.uno"
        maxLength={SOCIAL_LIMITS.server}
        value={server}
        onChange={setServer}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        <Button variant="secondary" onClick={onClose}>
          {t('socialAccounts.flow.cancel')}
        </Button>
        <Button type="submit" busy={busy} disabled={!server.trim()}>
          {t('socialAccounts.signIn.connect')}
        </Button>
      </div>
    </form>
  );
}
