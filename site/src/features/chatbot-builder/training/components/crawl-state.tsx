import type { SiteCrawl } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatDateTime } from '../../../../lib/dates';
import { Notice } from '../../../../ui/notice';
import { ProgressBar } from '../../../../ui/progress-bar';
import { tokens } from '../../../../ui/tokens';

/** How the reading goes, or how the last one ended. */
export function CrawlState({ crawl }: { crawl: SiteCrawl }) {
  const t = useT();
  const { locale } = useLocale();
  const { status, found, read, failure, finishedAt } = crawl;
  if (status === 'never') return null;
  if (status === 'running') {
    const text = t('builderTraining.site.progress', { read, found });
    return (
      <div role="status" css={{ display: 'grid', gap: 8 }}>
        <ProgressBar
          label={t('builderTraining.site.running')}
          // Never full while it runs: the last page may still lead on.
          value={read}
          max={Math.max(found, 1) * 1.3}
          valueText={text}
        />
        <p css={{ fontSize: tokens.size.s, fontVariantNumeric: 'tabular-nums' }}>{text}</p>
      </div>
    );
  }
  const when = finishedAt ? formatDateTime(finishedAt, locale) : '';
  if (status === 'failed')
    return (
      <Notice tone="error" title={t('builderTraining.site.failed', { when })}>
        {t(`builderTraining.site.failures.${failure ?? 'INTERNAL'}`)}
      </Notice>
    );
  return (
    <p role="status" css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
      {t('builderTraining.site.done', { when })}
    </p>
  );
}
