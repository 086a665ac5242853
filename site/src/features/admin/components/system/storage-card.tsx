import type { StorageView, SystemFigure } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatNumber } from '../../../../lib/numbers';
import { Badge } from '../../../../ui/badge';
import { FigureCard } from './figure-card';

/** Where files and the media library lie, and whether their bucket answers. */
export function StorageCard({ figure }: { figure: SystemFigure<StorageView> }) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <FigureCard
      title={t('adminSystem.storage.title')}
      icon="folder"
      figure={figure}
      facts={(storage) =>
        storage.place === 'disk'
          ? [{ name: t('adminSystem.storage.place'), value: t('adminSystem.storage.disk') }]
          : [
              { name: t('adminSystem.storage.place'), value: storage.bucket },
              storage.milliseconds !== null && {
                name: t('adminSystem.database.answersIn'),
                value: t('adminSystem.database.milliseconds', {
                  count: formatNumber(storage.milliseconds, locale),
                }),
              },
              storage.fault !== null && {
                name: t('adminSystem.storage.state'),
                isWide: true,
                value: <Badge tone="error">{t(`adminSystem.storage.faults.${storage.fault}`)}</Badge>,
              },
            ]
      }
    />
  );
}
