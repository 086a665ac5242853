import type { PageModule } from '../../../shared/page';
import { Widget } from '../../../shared/widget/widget';

export const meta: PageModule['meta'] = ({ t }) => ({ title: t('widgetPages.previewTitle'), noIndex: true });

/** An empty configuration: the widget with nothing but its own defaults. */
const EMPTY = {};

/** `/widget-preview` */
export default function WidgetPreviewPage() {
  return (
    <div css={{ position: 'fixed', inset: 0 }}>
      <Widget installId="" config={EMPTY} embedded failed={() => null} />
    </div>
  );
}
