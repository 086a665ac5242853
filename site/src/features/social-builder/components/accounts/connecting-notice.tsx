import { Link } from 'react-router-dom';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { useSocialProjectContext } from '../social-project-context';
import type { Connecting } from './use-connecting';

interface ConnectingNoticeProps {
  connecting: Connecting;
  onOpen: () => void;
  onStop: () => void;
}

/** What is going on in the network's window, and how it ended when it did not end well. */
export function ConnectingNotice({ connecting, onOpen, onStop }: ConnectingNoticeProps) {
  const t = useT();
  const { project } = useSocialProjectContext();
  if (connecting.step === 'idle' || connecting.step === 'starting') return null;
  const platform = t(`socialAccounts.platforms.${connecting.platform}`);
  const cancel = (
    <Button size="s" variant="ghost" onClick={onStop}>
      {t('socialAccounts.flow.cancel')}
    </Button>
  );

  if (connecting.step === 'blocked')
    return (
      <Notice
        tone="warning"
        title={t('socialAccounts.flow.blocked')}
        action={
          <>
            <Button size="s" icon="external" onClick={onOpen}>
              {t('socialAccounts.flow.open')}
            </Button>
            {cancel}
          </>
        }
      >
        {t('socialAccounts.flow.blockedBody')}
      </Notice>
    );
  if (connecting.step === 'waiting')
    return (
      <Notice
        tone="info"
        title={t('socialAccounts.flow.waiting', { platform })}
        action={
          <>
            <Button size="s" variant="secondary" icon="external" onClick={onOpen}>
              {t('socialAccounts.flow.reopen')}
            </Button>
            {cancel}
          </>
        }
      >
        {t('socialAccounts.flow.waitingBody')}
      </Notice>
    );

  const { attempt } = connecting;
  if (typeof attempt === 'object' && attempt.status === 'choosing') return null;
  if (typeof attempt === 'object' && attempt.status === 'connected')
    return <Notice tone="success">{t('socialAccounts.flow.connected', { platform })}</Notice>;
  const failure = typeof attempt === 'object' && attempt.status === 'failed' ? attempt : null;
  const why = failure
    ? t(`socialAccounts.flow.failures.${failure.failure}`)
    : t(attempt === 'not-started' ? 'socialAccounts.flow.startFailed' : 'socialAccounts.flow.closed');
  return (
    <Notice
      tone={failure && failure.failure !== 'cancelled' ? 'error' : 'warning'}
      title={t('socialAccounts.flow.failedTitle', { platform })}
      action={
        failure?.failure === 'no-targets' ? (
          <Link to={`?install_id=${encodeURIComponent(project.installationId)}&section=guide`}>
            {t('socialAccounts.flow.guide')}
          </Link>
        ) : undefined
      }
    >
      {why}
      {failure && failure.missingScopes.length > 0 && (
        <> {t('socialAccounts.flow.missing', { scopes: failure.missingScopes.join(', ') })}</>
      )}
    </Notice>
  );
}
