import type { Login, Session } from '@contract';
import { useState, type FormEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useErrorText, useT } from '../../../i18n';
import { http } from '../../../lib/http';
import { SignInCode, type CodeKind } from '../../../shared/security/sign-in-code';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import { useBuilder } from './builder-context';

interface SessionDialogProps {
  open: boolean;
  onClose: () => void;
  /** Whose chatbot this is, when it is known: the edits must not be saved under another account. */
  ownerEmail: string | null;
}

/** The session ended in the middle of an edit: signs in again without leaving the page, then saves what waited. */
export function SessionDialog({ open, onClose, ownerEmail }: SessionDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const { autosave } = useBuilder();
  const { start } = useSession();
  const { mutate } = useSWRConfig();
  const [email, setEmail] = useState(ownerEmail ?? '');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  /** The password was right; which code is asked for. */
  const [code, setCode] = useState<CodeKind | null>(null);

  const enter = async (session: Session) => {
    start(session);
    setPassword('');
    setCode(null);
    if (ownerEmail && session.user.email !== ownerEmail) {
      setProblem(t('chatbotBuilder.session.otherPerson', { email: ownerEmail }));
      return;
    }
    onClose();
    await autosave.resume();
    // Lists and figures were emptied when the session was lost.
    void mutate(() => true);
  };

  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      const request: Login['request'] = { identifier: email.trim(), password };
      const result = await http.post<Login['response']>('/auth/local', request);
      if ('jwt' in result) await enter(result);
      else setCode('app');
    } catch (failure) {
      setProblem(errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  if (code)
    return (
      <Dialog title={t('auth.code.title')} open={open} onClose={onClose} width={440}>
        <SignInCode
          kind={code}
          onKind={setCode}
          onSession={(session) => void enter(session)}
          onRestart={() => setCode(null)}
        />
      </Dialog>
    );
  return (
    <Dialog title={t('chatbotBuilder.session.title')} open={open} onClose={onClose} width={440}>
      <form onSubmit={(event) => void signIn(event)} css={{ display: 'grid', gap: 16 }}>
        <p>{t('chatbotBuilder.session.body')}</p>
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextField
          label={t('chatbotBuilder.session.email')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          readOnly={ownerEmail !== null}
        />
        <PasswordField
          label={t('chatbotBuilder.session.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
          <Button variant="secondary" onClick={onClose}>
            {t('chatbotBuilder.session.later')}
          </Button>
          <Button type="submit" busy={busy} disabled={!email.trim() || !password}>
            {t('chatbotBuilder.session.signIn')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
