import { SERVICE_BRIEF_FIELDS, type ServiceBrief } from '@contract';
import { useT } from '../../i18n';
import { tokens } from '../../ui/tokens';

/** What the customer answered, as text; nothing stands for an empty note. */
export function BriefText({ brief }: { brief: ServiceBrief }) {
  const t = useT();
  return (
    <dl css={{ display: 'grid', gap: 14, margin: 0 }}>
      {SERVICE_BRIEF_FIELDS.filter((field) => brief[field]).map((field) => (
        <div key={field} css={{ display: 'grid', gap: 2 }}>
          <dt css={{ fontWeight: 600, fontSize: tokens.size.s, color: tokens.color.muted }}>
            {t(`serviceOrders.brief.${field}`)}
          </dt>
          <dd css={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{brief[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
