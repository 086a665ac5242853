import { REVIEW_RULES } from '@contract';
import { useState } from 'react';
import { useLocale, useT } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { useFragment } from '../../../lib/use-fragment';
import { LoadFailure } from '../../../shared/load-failure';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { EmptyState } from '../../../ui/empty-state';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { TextField } from '../../../ui/text-field';
import { tokens } from '../../../ui/tokens';
import { useReview } from '../api/use-review';
import { ReviewedPostCard } from '../components/review/reviewed-post-card';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('socialReview.title'), noIndex: true });

/** The posts of a business, for its client: by a link, without an account. */
export default function PostReview() {
  const t = useT();
  const token = useFragment('token');
  return (
    <PageBody width="wide">
      <h1 css={{ fontSize: tokens.size.xxl }}>{t('socialReview.title')}</h1>
      {token === undefined && <Skeleton height={320} />}
      {token === null && <DeadLink />}
      {token && <Review token={token} />}
    </PageBody>
  );
}

function Review({ token }: { token: string }) {
  const t = useT();
  const { locale } = useLocale();
  const { review, error, reading, reload, send } = useReview(token);
  const [author, setAuthor] = useState('');
  const [missing, setMissing] = useState(false);
  if (error?.code === 'TOKEN_EXPIRED') return <DeadLink />;
  if (!review)
    return error ? (
      <LoadFailure error={error} retrying={reading} onRetry={reload} />
    ) : (
      <Skeleton height={320} />
    );
  return (
    <>
      <p css={{ color: tokens.color.muted }}>
        {t('socialReview.lead', { business: review.business })}{' '}
        {t('socialReview.until', { date: formatDate(review.expiresAt, locale) })}
      </p>
      {review.posts.length === 0 ? (
        <EmptyState icon="calendar" title={t('socialReview.none')}>
          {t('socialReview.noneBody')}
        </EmptyState>
      ) : (
        <>
          <div css={{ maxWidth: 420 }}>
            <TextField
              label={t('socialReview.name')}
              hint={t('socialReview.nameHint')}
              autoComplete="name"
              maxLength={REVIEW_RULES.author}
              error={missing && author.trim() === '' ? t('socialReview.nameNeeded') : null}
              value={author}
              onChange={setAuthor}
            />
          </div>
          {review.posts.map((post) => (
            <ReviewedPostCard
              key={post.id}
              post={post}
              onStale={reload}
              onSend={async ({ kind, text }) => {
                if (author.trim() === '') {
                  setMissing(true);
                  return false;
                }
                await send(post, { kind, author, text });
                return true;
              }}
            />
          ))}
        </>
      )}
    </>
  );
}

function DeadLink() {
  const t = useT();
  return (
    <Notice tone="error" title={t('socialReview.deadTitle')}>
      {t('socialReview.deadBody')}
    </Notice>
  );
}
