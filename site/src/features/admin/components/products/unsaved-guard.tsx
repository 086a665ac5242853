import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useT } from '../../../../i18n';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';

/** Asks before somebody leaves a product they have not saved: to another section, by going back, by closing the tab. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <ConfirmDialog
      tone="danger"
      title={t('admin.form.leaveTitle')}
      body={<p>{t('admin.form.leaveBody')}</p>}
      confirmLabel={t('admin.form.leaveConfirm')}
      open={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    />
  );
}
