import type { ConfirmSignIn, Session } from '@contract';
import { useErrorText, useT } from '../../i18n';
import { http, type ApiFailure } from '../../lib/http';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { useForm } from '../forms/use-form';
import { useSubmission } from '../forms/use-submission';

export type CodeKind = 'app' | 'recovery';

interface SignInCodeProps {
  kind: CodeKind;
  onKind: (kind: CodeKind) => void;
  onSession: (session: Session) => void;
  onRestart: () => void;
}

/** Asks for the code that completes a sign-in: the app's, or one of those kept for the day without it. */
export function SignInCode(props: SignInCodeProps) {
  // Another kind of code is another field: what was typed and refused stays behind.
  return <CodeForm key={props.kind} {...props} />;
}

function CodeForm({ kind, onKind, onSession, onRestart }: SignInCodeProps) {
  const t = useT();
  const { element, fields, problems, control, refuse } = useForm<'code', 'required' | 'wrong'>({
    initial: { code: '' },
  });
  const { busy, failure, onSubmit } = useSubmission({
    refuse,
    validate: () => (fields.code.trim() === '' ? { code: 'required' } : {}),
    send: async () => {
      const request: ConfirmSignIn['request'] = { code: fields.code.trim() };
      onSession(await http.post<ConfirmSignIn['response']>('/auth/second-factor', request));
    },
    problemsOf: (refused) => (refused.fields.code ? { code: 'wrong' } : {}),
  });

  const isApp = kind === 'app';
  const problem = {
    required: 'auth.code.required',
    wrong: isApp ? 'auth.code.wrong' : 'auth.code.recoveryWrong',
  } as const;
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit} css={{ display: 'grid', gap: 16 }}>
      {failure && <CodeFailure failure={failure} onRestart={onRestart} />}
      <TextField
        {...control('code')}
        label={t(isApp ? 'auth.code.app' : 'auth.code.recovery')}
        hint={t(isApp ? 'auth.code.appHint' : 'auth.code.recoveryHint')}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        // The screen holds this one question.
        autoFocus
        error={problems.code && t(problem[problems.code])}
      />
      <Button type="submit" busy={busy}>
        {t('auth.code.submit')}
      </Button>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'space-between' }}>
        <Button variant="ghost" size="s" onClick={() => onKind(isApp ? 'recovery' : 'app')}>
          {t(isApp ? 'auth.code.useRecovery' : 'auth.code.useApp')}
        </Button>
        <Button variant="ghost" size="s" onClick={onRestart}>
          {t('auth.code.restart')}
        </Button>
      </div>
    </form>
  );
}

function CodeFailure({ failure, onRestart }: { failure: ApiFailure; onRestart: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const title = t('auth.code.failedTitle');
  if (failure.code === 'TOKEN_EXPIRED')
    return (
      <Notice
        tone="warning"
        title={title}
        action={
          <Button size="s" variant="secondary" onClick={onRestart}>
            {t('auth.code.restart')}
          </Button>
        }
      >
        {t('auth.code.expired')}
      </Notice>
    );
  return (
    <Notice tone="error" title={title}>
      {failure.code === 'RATE_LIMITED' && `${t('auth.code.limited')} `}
      {errorText(failure)}
    </Notice>
  );
}
