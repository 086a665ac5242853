import type { SocialPost } from '@contract';
import { useState } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { formatRelative } from '../../../../lib/dates';
import { Group } from '../../../../shared/builder/section';
import { Pager } from '../../../../ui/pager';
import { Skeleton } from '../../../../ui/skeleton';
import { Table } from '../../../../ui/table';
import { tokens } from '../../../../ui/tokens';
import { usePosts } from '../../api/use-posts';
import { useWhen } from '../posts/post-when';
import { figure } from './figure';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Every published post with its figures and when they were read. */
export function PublishedPosts() {
  const t = useT();
  const { locale } = useLocale();
  const when = useWhen();
  const [page, setPage] = useState(1);
  const { page: posts } = usePosts({ status: 'published', page });
  if (!posts) return <Skeleton lines={4} />;
  const words = ({ metrics }: SocialPost) => {
    if (!metrics) return t('socialPosts.statistics.notYet');
    return metrics.removed ? t('socialPosts.statistics.removed') : formatRelative(metrics.readAt, locale);
  };
  return (
    <Group title={t('socialPosts.statistics.byPost')}>
      <Table
        label={t('socialPosts.statistics.byPost')}
        rows={posts.data}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'post',
            header: t('socialPosts.statistics.columns.post'),
            rowHeader: true,
            cell: (post) => (
              <span css={{ display: 'grid', gap: 2, minWidth: 220 }}>
                <span css={twoLines}>
                  {post.externalUrl ? (
                    <a href={post.externalUrl} target="_blank" rel="noreferrer">
                      {post.copy.split('\n')[0]}
                    </a>
                  ) : (
                    post.copy.split('\n')[0]
                  )}
                </span>
                <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
                  {t(`socialAccounts.platforms.${post.platform}`)} · {when(post)}
                </span>
              </span>
            ),
          },
          ...(['likes', 'comments', 'shares', 'reach'] as const).map((name) => ({
            id: name,
            header: t(`socialPosts.statistics.${name}`),
            align: 'end' as const,
            cell: (post: SocialPost) => figure(post.metrics?.[name] ?? null, locale),
          })),
          { id: 'readAt', header: t('socialPosts.statistics.columns.readAt'), cell: words },
        ]}
      />
      {posts.meta.total > posts.meta.pageSize && (
        <Pager page={page} pages={Math.ceil(posts.meta.total / posts.meta.pageSize)} onPage={setPage} />
      )}
    </Group>
  );
}
