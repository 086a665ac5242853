import { SOCIAL_LIMITS, type ConnectByPassword, type SocialAccount } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { http } from '../../../../lib/http';
import { Button, ButtonLink } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { PasswordField } from '../../../../ui/password-field';
import { TextField } from '../../../../ui/text-field';
import { tokens } from '../../../../ui/tokens';
import { useSocialProjectContext } from '../social-project-context';
import { brokenRules, isBlocked, type SignInRule } from './sign-in-rules';

const APP_PASSWORDS = 'https://bsky.app/settings/app-passwords';

interface BlueskyDialogProps {
  open: boolean;
  /** The one that is connected again; null for a new one. */
  account: SocialAccount | null;
  onConnected: () => void;
  onClose: () => void;
}

/** How to make a password for apps at Bluesky, and the place to paste it. */
export function BlueskyDialog({ open, account, onConnected, onClose }: BlueskyDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t('socialAccounts.signIn.title', { platform: t('socialAccounts.platforms.bluesky') })}
      open={open}
      onClose={onClose}
      width={560}
    >
      {open && (
        <BlueskyForm key={account?.id ?? ''} account={account} onConnected={onConnected} onClose={onClose} />
      )}
    </Dialog>
  );
}

function BlueskyForm({ account, onConnected, onClose }: Omit<BlueskyDialogProps, 'open'>) {
  const t = useT();
  const errorText = useErrorText();
  const { project } = useSocialProjectContext();
  const [identifier, setIdentifier] = useState(account?.name ?? '');
  const [password, setPassword] = useState('');
  const [server, setServer] = useState('');
  const [busy, setBusy] = useState(false);
  const [broken, setBroken] = useState<SignInRule[]>([]);
  const [failure, setFailure] = useState<unknown>(null);

  const errorOf = (field: 'identifier' | 'password' | 'server'): string | null => {
    const rule = broken.find((one) => one.startsWith(`${field}-`));
    return rule ? t(`socialAccounts.signIn.rules.${rule}`) : null;
  };
  const connect = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setBroken([]);
    setFailure(null);
    try {
      await http.post<ConnectByPassword['response']>(
        `/social/projects/${encodeURIComponent(project.id)}/connect/password`,
        {
          platform: 'bluesky',
          identifier,
          password,
          ...(server.trim() ? { server } : {}),
        } satisfies ConnectByPassword['request'],
      );
      onConnected();
    } catch (error) {
      const rules = brokenRules(error);
      setBroken(rules);
      if (rules.length === 0) setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void connect(event)} css={{ display: 'grid', gap: 18 }}>
      <p>{t('socialAccounts.signIn.bluesky.lead')}</p>
      <div css={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <ol css={{ display: 'grid', gap: 6, paddingLeft: 22 }}>
          {t('socialAccounts.signIn.bluesky.steps')
            .split('\n')
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
        <ButtonLink
          size="s"
          variant="secondary"
          icon="external"
          to={APP_PASSWORDS}
          target="_blank"
          rel="noreferrer"
        >
          {t('socialAccounts.signIn.bluesky.open')}
        </ButtonLink>
      </div>
      <TextField
        label={t('socialAccounts.signIn.bluesky.identifier')}
        hint={t('socialAccounts.signIn.bluesky.identifierHint')}
        error={errorOf('identifier')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SOCIAL_LIMITS.identifier}
        value={identifier}
        onChange={setIdentifier}
      />
      <PasswordField
        label={t('socialAccounts.signIn.bluesky.password')}
        hint={t('socialAccounts.signIn.bluesky.passwordHint')}
        error={errorOf('password')}
        required
        autoComplete="off"
        maxLength={SOCIAL_LIMITS.appPassword}
        value={password}
        onChange={setPassword}
      />
      <details open={Boolean(errorOf('server'))}>
        <summary css={{ cursor: 'pointer', fontSize: tokens.size.s, padding: '4px 0' }}>
          {t('socialAccounts.signIn.bluesky.ownServer')}
        </summary>
        <div css={{ paddingTop: 10 }}>
          <TextField
            label={t('socialAccounts.signIn.server')}
            hint={t('socialAccounts.signIn.bluesky.serverHint')}
            error={errorOf('server')}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={SOCIAL_LIMITS.server}
            value={server}
            onChange={setServer}
          />
        </div>
      </details>
      {failure !== null && (
        <Notice tone="error" title={t('socialAccounts.signIn.failed')}>
          {isBlocked(failure) ? t('socialAccounts.signIn.blocked') : errorText(failure)}
        </Notice>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        <Button variant="secondary" onClick={onClose}>
          {t('socialAccounts.flow.cancel')}
        </Button>
        <Button type="submit" busy={busy} disabled={!identifier.trim() || !password.trim()}>
          {t('socialAccounts.signIn.connect')}
        </Button>
      </div>
    </form>
  );
}
