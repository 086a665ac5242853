import type { Session } from '@contract';
import { useState } from 'react';
import { useT } from '../../../i18n';
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
  return (
    <AuthFrame
      title={t('auth.code.title')}
      lead={t(kind === 'app' ? 'auth.code.lead' : 'auth.code.recoveryLead')}
    >
      <SignInCode kind={kind} onKind={setKind} onSession={onSession} onRestart={onRestart} />
    </AuthFrame>
  );
}
