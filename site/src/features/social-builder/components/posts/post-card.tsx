import { composePost, type SocialPost } from '@contract';
import { useId } from 'react';
import { useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';
import { tokens } from '../../../../ui/tokens';
import { PlatformMark } from '../accounts/platform-mark';
import { usePlanWords } from '../plan/use-plan-words';
import { PostMenu, PostRemedy, type PostDeeds } from './post-actions';
import { PostCause, PostBadge } from './post-state';
import { ReviewNotes } from '../review/review-notes';
import { PostReplies } from './post-replies';
import { useModelFaultWords } from './use-model-fault-words';
import { useWhen } from './post-when';

interface PostCardProps {
  post: SocialPost;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  deeds: PostDeeds;
}

/** One post of the list: when and where, its words, its true state, and what can be done. */
export function PostCard({ post, selected, onSelect, deeds }: PostCardProps) {
  const t = useT();
  const when = useWhen();
  const { why } = usePlanWords();
  const withoutModel = useModelFaultWords();
  const id = useId();
  const { platform, status, image, simulated } = post;
  // Paragraphs close up: a card shows the beginning, its window the whole.
  const text = composePost(platform, post).text.replace(/\n{2,}/g, '\n');
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: '0 14px',
        padding: '16px 0',
        borderTop: `1px solid ${tokens.color.line}`,
      }}
    >
      <input
        id={id}
        type="checkbox"
        checked={selected}
        aria-label={t('socialPosts.list.select', { when: when(post) })}
        onChange={(event) => onSelect(event.target.checked)}
        css={{ width: 20, height: 20, marginTop: 12, accentColor: tokens.color.accent }}
      />
      <article aria-label={when(post)} css={{ display: 'grid', gap: 10, minWidth: 0 }}>
        <header css={{ display: 'flex', flexWrap: 'wrap', gap: '6px 10px', alignItems: 'center' }}>
          <PlatformMark platform={platform} size={30} />
          <span css={{ flex: 1, minWidth: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {when(post)}
          </span>
          <span
            css={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 6,
              // On a phone below the day, so that the menu stays beside it.
              '@media (max-width: 599.98px)': { order: 1, flexBasis: '100%' },
            }}
          >
            {simulated && <Badge tone="warning">{t('socialAccounts.simulation')}</Badge>}
            {post.draft && status !== 'published' && <Badge>{t('socialComposer.isDraft')}</Badge>}
            {!(post.draft && status === 'ready') && <PostBadge status={status} />}
          </span>
          <PostMenu post={post} deeds={deeds} />
        </header>
        <div css={{ display: 'flex', gap: 14, alignItems: 'flex-start' }}>
          <p
            css={{
              flex: 1,
              minWidth: 0,
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 4,
              overflow: 'hidden',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
            }}
          >
            {text}
          </p>
          {image && (
            <span css={{ display: 'grid', flex: 'none', gap: 2, justifyItems: 'center' }}>
              <img
                src={image.url}
                alt={image.alt}
                width={84}
                height={84}
                loading="lazy"
                css={{ borderRadius: tokens.radius.m, objectFit: 'cover' }}
              />
              {post.moreImages.length > 0 && (
                <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
                  {t('socialPosts.image.more', { count: post.moreImages.length })}
                </span>
              )}
            </span>
          )}
        </div>
        {post.reason && (
          <p css={{ margin: 0, fontSize: tokens.size.s, color: tokens.color.muted }}>
            {t('socialPlan.why')}: {why(post.reason, post.kind)}
          </p>
        )}
        {post.modelFault && (
          <p css={{ margin: 0, fontSize: tokens.size.s, color: tokens.color.muted }}>
            {t('socialPosts.withoutModel.why')} {withoutModel(post.modelFault)}
          </p>
        )}
        <PostReplies post={post} deeds={deeds} />
        <ReviewNotes notes={post.reviews} />
        <PostCause post={post} />
        <PostRemedy post={post} deeds={deeds} />
      </article>
    </li>
  );
}
