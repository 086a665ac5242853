import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { useFragment } from '../../../lib/use-fragment';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { AuthFrame } from './auth-frame';
import { Refusal } from './refusal';
import { useAuthRequest } from './use-auth-request';

interface ConfirmByButtonProps {
  /** Which page's words. */
  words: 'auth.confirm' | 'auth.newEmail';
  /** Name of the code in the link's fragment. */
  fragment: string;
  confirm: (code: string) => Promise<unknown>;
  /** Below the page while it can still be confirmed. */
  footer?: ReactNode;
  /** Where to go once it is done. */
  onward: ReactNode;
  /** What helps where the link holds no code or an old one. */
  remedy: ReactNode;
}

/** Spends the code of a mailed link. By a button, because mail scanners open links and must not spend them. */
export function ConfirmByButton({ words, fragment, confirm, footer, onward, remedy }: ConfirmByButtonProps) {
  const t = useT();
  const code = useFragment(fragment);
  const { progress, failure, left, send } = useAuthRequest();

  if (progress === 'done') {
    return (
      <AuthFrame title={t(`${words}.doneTitle`)}>
        <Notice tone="success">{t(`${words}.done`)}</Notice>
        {onward}
      </AuthFrame>
    );
  }
  if (code === null || failure?.code === 'TOKEN_EXPIRED') {
    return (
      <AuthFrame title={t(`${words}.title`)} footer={footer}>
        <Notice tone="error" title={t(`${words}.failedTitle`)}>
          {t(code === null ? `${words}.noCode` : `${words}.expired`)}
        </Notice>
        {remedy}
      </AuthFrame>
    );
  }
  const submit = () =>
    send(async () => {
      if (code === undefined) return 'idle';
      await confirm(code);
      return 'done';
    });
  return (
    <AuthFrame title={t(`${words}.title`)} lead={t(`${words}.lead`)} footer={footer}>
      {failure && <Refusal title={t(`${words}.failedTitle`)} failure={failure} left={left} />}
      <Button busy={progress === 'busy'} disabled={!code || left > 0} onClick={() => void submit()}>
        {t(`${words}.submit`)}
      </Button>
    </AuthFrame>
  );
}
