import { lazy, Suspense, useEffect } from 'react';
import { loadWords, shownLocale, useT } from '../../../i18n';
import type { LoadFailureProps } from '../../../shared/load-failure';

const fetchNotice = async () => {
  const [module] = await Promise.all([
    import('../../../shared/load-failure'),
    loadWords(shownLocale(), ['errors']),
  ]);
  return module;
};
const LoadFailure = lazy(async () => ({ default: (await fetchNotice()).LoadFailure }));

type FailureProps = Pick<LoadFailureProps, 'title' | 'error' | 'onRetry' | 'retrying'>;

/**
 * What could not be read, where something could not. Its notice comes after the page, so that readers do not wait for it; and
 * before it is needed, because the line that is dead then would not bring it.
 */
export function Failure(props: FailureProps) {
  const t = useT();
  useEffect(() => {
    fetchNotice().catch(() => undefined);
  }, []);
  if (!props.error) return null;
  return (
    <Suspense fallback={null}>
      <LoadFailure {...props} hint={t('blog.retrying')} />
    </Suspense>
  );
}
