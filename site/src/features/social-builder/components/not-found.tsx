import { useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { BuilderNotFound } from '../../../shared/builder/builder-states';

/** Why there is nothing to open, as the specification words it (spec/admin-builders-widget.md §8). */
const useReason = (failure: unknown): string | null => {
  const t = useT();
  if (!(failure instanceof ApiFailure)) return null;
  const { reason } = failure.details;
  if (failure.status === 403)
    return t(reason === 'suspended' ? 'social.notFound.suspended' : 'social.notFound.forbidden');
  if (reason === 'purchase') return t('social.notFound.purchase');
  if (reason === 'project') return t('social.notFound.project');
  return t('social.notFound.installation');
};

/** 'Social Builder non trovato', with why and the way back. */
export function NotFound({ failure }: { failure?: unknown }) {
  const t = useT();
  const reason = useReason(failure) ?? t('social.notFound.installation');
  return (
    <BuilderNotFound icon="calendar" title={t('social.notFound.title')} backLabel={t('social.notFound.back')}>
      <p>{t('social.loadFailed', { reason })}</p>
    </BuilderNotFound>
  );
}
