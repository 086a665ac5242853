import type { DiskView, SystemFigure } from '@contract';
import { useLocale, useT, type Key } from '../../../../i18n';
import { formatFileSize, formatShare } from '../../../../lib/numbers';
import { Badge } from '../../../../ui/badge';
import { ProgressBar } from '../../../../ui/progress-bar';
import { FigureCard } from './figure-card';

/** How much room is left where our files are. */
export function DiskCard({ figure }: { figure: SystemFigure<DiskView[]> }) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <FigureCard
      title={t('adminSystem.disks.title')}
      icon="download"
      figure={figure}
      facts={(disks) =>
        disks.map(({ holds, freeBytes, totalBytes, isLow }) => {
          const name = t(`adminSystem.disks.holds.${holds.join(' ')}` as Key);
          const used = totalBytes - freeBytes;
          const share = formatShare(totalBytes > 0 ? used / totalBytes : 0, locale);
          return {
            name,
            isWide: true,
            value: (
              <span css={{ display: 'grid', gap: 6 }}>
                <span css={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
                  {t('adminSystem.disks.free', {
                    free: formatFileSize(freeBytes, locale),
                    total: formatFileSize(totalBytes, locale),
                  })}
                  {isLow && <Badge tone="warning">{t('adminSystem.disks.low')}</Badge>}
                </span>
                <ProgressBar
                  value={used}
                  max={totalBytes}
                  label={name}
                  valueText={t('adminSystem.disks.used', { share })}
                />
              </span>
            ),
          };
        })
      }
    />
  );
}
