import { BRAND, type Account } from '@contract';
import { useState } from 'react';
import { useT } from '../../../i18n';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { toast } from '../../../ui/toast';
import { AuthFrame } from './auth-frame';

/** For who opens an account screen with an account already open: go on, or change account. */
export function AlreadySignedIn({ account, next }: { account: Account; next: string }) {
  const t = useT();
  const { end } = useSession();
  const [busy, setBusy] = useState(false);

  const signOut = async () => {
    setBusy(true);
    try {
      await end();
      toast.success(t('auth.signedOutTitle'), t('auth.signedOut'));
    } catch {
      toast.error(t('auth.error'), t('auth.signOutFailed'));
    }
    setBusy(false);
  };

  return (
    <AuthFrame
      title={t('auth.already.title')}
      lead={t('auth.already.body', { brand: BRAND.name, name: account.displayName, email: account.email })}
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <ButtonLink to={next}>{t('auth.already.go')}</ButtonLink>
        <Button variant="ghost" busy={busy} onClick={() => void signOut()}>
          {t('auth.already.signOut')}
        </Button>
      </div>
    </AuthFrame>
  );
}
