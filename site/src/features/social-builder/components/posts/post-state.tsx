import { hasEstimates, type SocialPost, type SocialPostStatus } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatRelative } from '../../../../lib/dates';
import { Badge, type BadgeTone } from '../../../../ui/badge';
import { Spinner } from '../../../../ui/spinner';
import { tokens } from '../../../../ui/tokens';

const TONES: Record<SocialPostStatus, BadgeTone> = {
  queued: 'neutral',
  generating: 'accent',
  ready: 'neutral',
  publishing: 'accent',
  published: 'success',
  failed: 'error',
  'to-verify': 'warning',
  skipped: 'warning',
};

/** The state of a post in one word. */
export function PostBadge({ status }: { status: SocialPostStatus }) {
  const t = useT();
  return (
    <Badge tone={TONES[status]}>
      {(status === 'publishing' || status === 'generating') && <Spinner size={12} />}
      {t(`socialPosts.statuses.${status}`)}
    </Badge>
  );
}

/** Why it is so, where the word alone does not say it: the cause in words that help. */
export function PostCause({ post }: { post: SocialPost }) {
  const t = useT();
  const { locale } = useLocale();
  const { status, held, failure, nextAttemptAt, late, repeats } = post;
  const platform = t(`socialAccounts.platforms.${post.platform}`);
  const lines: string[] = [];
  if (failure && (status === 'failed' || status === 'skipped'))
    lines.push(t(`socialPosts.failures.${failure}`, { platform }));
  else if (status === 'to-verify' || status === 'skipped' || status === 'publishing')
    lines.push(t(`socialPosts.statusBody.${status}`, { platform }));
  if (held && (status === 'ready' || status === 'queued'))
    lines.push(t(`socialPosts.held.${held}`, { platform }));
  if (post.aiGenerated && hasEstimates(`${post.title}\n${post.copy}`) && status !== 'published')
    lines.push(t('socialPosts.editor.warnings.estimate'));
  if (nextAttemptAt && status === 'ready')
    lines.push(t('socialPosts.retryAt', { when: formatRelative(nextAttemptAt, locale) }));
  if (late && status === 'published') lines.push(t('socialPosts.late'));
  if (repeats && status === 'ready')
    lines.push(t('socialPosts.repeats', { when: formatRelative(repeats, locale) }));
  if (lines.length === 0) return null;
  const color =
    status === 'failed'
      ? tokens.color.red
      : held || status !== 'published'
        ? tokens.color.amber
        : tokens.color.muted;
  return (
    <p css={{ fontSize: tokens.size.s }} style={{ color }}>
      {lines.join(' ')}
    </p>
  );
}
