import { lazy, Suspense } from 'react';
import { useT } from '../../../i18n';
import { EmptyState } from '../../../ui/empty-state';

// A custom element exists in browsers only.
const OfficinaChat = lazy(async () => ({ default: (await import('@officina/chat/react')).OfficinaChat }));

/** The widget filling its frame; an address without an installation gets the specification's error. */
export function FramedWidget({ installId }: { installId: string }) {
  const t = useT();
  if (!installId) {
    return <EmptyState title={t('widgetPages.missingId')}>{t('widgetPages.missingIdBody')}</EmptyState>;
  }
  return (
    <div css={{ position: 'fixed', inset: 0 }}>
      <Suspense>
        <OfficinaChat installId={installId} embedded />
      </Suspense>
    </div>
  );
}
