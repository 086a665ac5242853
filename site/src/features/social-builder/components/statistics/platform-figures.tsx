import type { GetSocialStatistics } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { Group } from '../../../../shared/builder/section';
import { Table } from '../../../../ui/table';
import { tokens } from '../../../../ui/tokens';
import { figure } from './figure';

type Platform = GetSocialStatistics['response']['data']['platforms'][number];

/** Each network by itself. Views and people are not the same, so each says which it counts. */
export function PlatformFigures({ platforms }: { platforms: Platform[] }) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <Group title={t('socialPosts.statistics.byPlatform')}>
      <Table
        label={t('socialPosts.statistics.byPlatform')}
        rows={platforms}
        rowKey={({ platform }) => platform}
        columns={[
          {
            id: 'platform',
            header: t('socialPosts.statistics.columns.platform'),
            rowHeader: true,
            cell: ({ platform }) => t(`socialAccounts.platforms.${platform}`),
          },
          {
            id: 'posts',
            header: t('socialPosts.statistics.columns.posts'),
            align: 'end',
            cell: ({ posts }) => figure(posts, locale),
          },
          ...(['likes', 'comments', 'shares'] as const).map((name) => ({
            id: name,
            header: t(`socialPosts.statistics.${name}`),
            align: 'end' as const,
            cell: (row: Platform) => figure(row[name], locale),
          })),
          {
            id: 'reach',
            header: t('socialPosts.statistics.reach'),
            align: 'end',
            cell: ({ reach, reachKind }) => (
              <>
                {figure(reach, locale)}
                {reach !== null && reachKind === 'views' && (
                  <span css={{ display: 'block', color: tokens.color.muted, fontSize: tokens.size.xs }}>
                    {t('socialPosts.statistics.views')}
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
    </Group>
  );
}
