import type { BeginPasskeySignIn, Session } from '@contract';
import { useEffect, useState } from 'react';
import { useT } from '../../../i18n';
import { PasskeyButton } from '../../../shared/security/passkey-button';
import { passkeyCalls } from '../../../shared/security/passkey-calls';
import { SignInCode, type CodeKind } from '../../../shared/security/sign-in-code';
import { AuthFrame } from './auth-frame';

interface SignInCodePageProps {
  onSession: (session: Session) => void;
  /** Back to the password. */
  onRestart: () => void;
}

/** The second half of a sign-in, as a screen of its own: after a password, a mailed link or Google. */
export function SignInCodePage({ onSession, onRestart }: SignInCodePageProps) {
  const t = useT();
  const [kind, setKind] = useState<CodeKind>('app');
  const [choices, setChoices] = useState<BeginPasskeySignIn['response']['data'] | null>(null);
  useEffect(() => {
    let left = false;
    passkeyCalls.begin(true).then(
      (answer) => {
        if (left) return;
        setChoices(answer);
        // Whoever has no app is not asked for its code.
        if (!answer.app) setKind('recovery');
      },
      // Too late, or an address where passkeys do not work: the code is asked for, and says what is wrong.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return (
    <AuthFrame
      title={t('auth.code.title')}
      lead={t(kind === 'app' ? 'auth.code.lead' : 'auth.code.recoveryLead')}
    >
      {choices?.options && (
        <PasskeyButton
          label={t('auth.passkey.confirm')}
          // The same challenge until it is answered or too old.
          options={async () => (await passkeyCalls.begin(true)).options}
          onSession={onSession}
        />
      )}
      <SignInCode kind={kind} onKind={setKind} onSession={onSession} onRestart={onRestart} />
    </AuthFrame>
  );
}
