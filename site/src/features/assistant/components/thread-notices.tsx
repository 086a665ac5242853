import { useErrorText, useLocale, useT } from '../../../i18n';
import type { ApiFailure } from '../../../lib/api-failure';
import { formatDate } from '../../../lib/dates';
import { useOnline } from '../../../lib/use-online';
import { Notice } from '../../../ui/notice';

/** Between the conversation and the field: no line, or why what was said was not taken. */
export function ThreadNotices({ failure }: { failure: ApiFailure | null }) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const online = useOnline();
  if (!online) return <Notice tone="warning">{t('assistant.offline')}</Notice>;
  if (!failure) return null;
  if (failure.code === 'QUOTA_EXCEEDED') {
    const { resetsAt } = failure.details;
    return (
      <Notice tone="warning" title={t('assistant.allowance.finished')}>
        {typeof resetsAt === 'string'
          ? t('assistant.allowance.back', { day: formatDate(resetsAt, locale) })
          : errorText(failure)}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={t('assistant.notSent')}>
      {errorText(failure)}
    </Notice>
  );
}
