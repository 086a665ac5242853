import { lazy, Suspense } from 'react';
import type { PageModule } from '../../../shared/page';

const OfficinaChat = lazy(async () => ({ default: (await import('@officina/chat/react')).OfficinaChat }));

export const meta: PageModule['meta'] = ({ t }) => ({ title: t('widgetPages.previewTitle'), noIndex: true });

/** An empty configuration: the widget with nothing but its own defaults. */
const EMPTY = {};

/** `/widget-preview` */
export default function WidgetPreviewPage() {
  return (
    <div css={{ position: 'fixed', inset: 0 }}>
      <Suspense>
        <OfficinaChat installId="" config={EMPTY} embedded />
      </Suspense>
    </div>
  );
}
