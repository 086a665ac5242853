import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface UnsavedGuardProps {
  when: boolean;
  title: string;
  body: string;
  confirmLabel: string;
  /** What must stay the same for nobody to have left; the path alone unless a page keeps its places in the query. */
  placeOf?: (location: Location) => string;
}

/** Asks before somebody leaves what they have not saved: by a link, by going back, by closing the tab. */
export function UnsavedGuard({
  when,
  title,
  body,
  confirmLabel,
  placeOf = ({ pathname }) => pathname,
}: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && placeOf(currentLocation) !== placeOf(nextLocation),
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
      title={title}
      body={<p>{body}</p>}
      confirmLabel={confirmLabel}
      open={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    />
  );
}
