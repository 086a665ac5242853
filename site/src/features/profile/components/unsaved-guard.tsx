import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useT } from '../../../i18n';
import { ConfirmDialog } from '../../../ui/confirm-dialog';

/** Asks before somebody leaves what they have not saved: by a link, by going back, by closing the tab. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <ConfirmDialog
      title={t('profile.leave.title')}
      body={<p>{t('profile.leave.body')}</p>}
      confirmLabel={t('profile.leave.confirm')}
      tone="danger"
      open={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    />
  );
}
