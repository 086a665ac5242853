import { useT } from '../../../i18n';
import { Widget } from '../../../shared/widget/widget';
import { EmptyState } from '../../../ui/empty-state';

/** The open chat filling its frame; an address without an installation gets the specification's error. */
export function FramedWidget({ installId }: { installId: string }) {
  const t = useT();
  if (!installId) {
    return (
      <EmptyState wholePage title={t('widgetPages.missingId')}>
        {t('widgetPages.missingIdBody')}
      </EmptyState>
    );
  }
  return (
    <div css={{ position: 'fixed', inset: 0 }}>
      {/* A frame on somebody's page shows the chat or nothing: no error of ours belongs there. */}
      <Widget installId={installId} embedded open failed={() => null} />
    </div>
  );
}
