import type { PasskeyRequest, Session } from '@contract';
import { useEffect, useState } from 'react';
import { useErrorText, useT } from '../../i18n';
import { ApiFailure } from '../../lib/http';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { passkeyCalls } from './passkey-calls';
import { knowsPasskeys, PasskeyCancelled } from './passkey-device';

interface PasskeyButtonProps {
  label: string;
  /** Asked when the button is pressed. */
  options: () => Promise<PasskeyRequest | null>;
  onSession: (session: Session) => void;
}

/** Signs in with a passkey; there only in browsers that know them. */
export function PasskeyButton({ label, options, onSession }: PasskeyButtonProps) {
  const t = useT();
  const errorText = useErrorText();
  const [known, setKnown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The server's render cannot know.
  useEffect(() => setKnown(knowsPasskeys()), []);
  if (!known) return null;

  const signIn = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const request = await options();
      if (request) onSession(await passkeyCalls.signIn(request));
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : new ApiFailure(0, 'INTERNAL');
      if (error instanceof PasskeyCancelled) setProblem(t('auth.passkey.cancelled'));
      else setProblem(failure.fields.credential ? t('auth.passkey.refused') : errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {problem && <Notice tone="warning">{problem}</Notice>}
      <Button variant="secondary" busy={busy} onClick={() => void signIn()}>
        {label}
      </Button>
    </>
  );
}
