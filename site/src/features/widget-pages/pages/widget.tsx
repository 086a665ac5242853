import { useParams, useSearchParams } from 'react-router-dom';
import type { PageModule } from '../../../shared/page';
import { FramedWidget } from '../components/framed-widget';

export const meta: PageModule['meta'] = ({ t }) => ({ title: t('widgetPages.previewTitle'), noIndex: true });

/** `/widget/:installId` and `/widget?installId=…` */
export default function WidgetPage() {
  const { installId } = useParams();
  const [search] = useSearchParams();
  return <FramedWidget installId={installId ?? search.get('installId') ?? search.get('install_id') ?? ''} />;
}
