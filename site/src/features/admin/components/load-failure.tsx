import { useT } from '../../../i18n';
import { LoadFailure as SharedLoadFailure, type LoadFailureProps } from '../../../shared/load-failure';

/** What an administrator's table or form could not read, why, and once more. */
export function LoadFailure(props: Omit<LoadFailureProps, 'title' | 'lead' | 'hint'>) {
  const t = useT();
  return <SharedLoadFailure title={t('admin.loadFailed')} {...props} />;
}
