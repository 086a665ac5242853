import { REPLY_RULES, type SocialPost, type SocialReply } from '@contract';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';
import type { PostDeeds } from './post-actions';
import { PostBadge } from './post-state';

const TROUBLED: readonly SocialReply['status'][] = ['failed', 'to-verify', 'skipped'];

interface PostRepliesProps {
  post: SocialPost;
  deeds: PostDeeds;
}

/** What follows a post: how much it is, and each part that did not go out with what can be done about it. */
export function PostReplies({ post, deeds }: PostRepliesProps) {
  const t = useT();
  const kind = REPLY_RULES[post.platform]?.kind;
  if (!kind || post.replies.length === 0) return null;
  const platform = t(`socialAccounts.platforms.${post.platform}`);
  const troubled = post.replies.filter(({ status }) => TROUBLED.includes(status));
  return (
    <div css={{ display: 'grid', gap: 8, fontSize: tokens.size.s }}>
      <p css={{ color: tokens.color.muted }}>
        {t(`socialComposer.replies.${kind}`, { count: post.replies.length })}
      </p>
      {troubled.map((reply) => (
        <div
          key={reply.id}
          css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', minWidth: 0 }}
        >
          <PostBadge status={reply.status} />
          <span css={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {reply.copy.slice(0, 80)}
            {reply.failure && (
              <span css={{ color: tokens.color.red }}>
                {' '}
                {t(`socialPosts.failures.${reply.failure}`, { platform })}
              </span>
            )}
          </span>
          {reply.status === 'to-verify' ? (
            <Button size="s" variant="secondary" onClick={() => deeds.verify({ ...post, ...reply })}>
              {t('socialPosts.remedies.verify')}
            </Button>
          ) : (
            <Button size="s" variant="secondary" onClick={() => deeds.retry({ ...post, ...reply })}>
              {t('socialComposer.replies.retry')}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
