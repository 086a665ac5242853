import type { ReviewedPost, ReviewKind } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { TextArea } from '../../../../ui/text-area';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { cityOf, wordsOf } from '../../model/post-time';
import { NetworkPreview } from '../preview/network-preview';
import { ReviewNotes } from './review-notes';

interface ReviewedPostCardProps {
  post: ReviewedPost;
  /** Answers whether it was sent: without a name it is not. */
  onSend: (note: { kind: ReviewKind; text: string }) => Promise<boolean>;
  /** It is another one by now, or gone. */
  onStale: () => void;
}

/** One post as it will go out, with what a client can say of it. */
export function ReviewedPostCard({ post, onSend, onStale }: ReviewedPostCardProps) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState<ReviewKind | null>(null);
  const { scheduledFor, timezone } = post;
  const when = scheduledFor && {
    ...wordsOf(scheduledFor, timezone),
    zone: cityOf(timezone, locale),
  };

  const send = async (kind: ReviewKind) => {
    if (kind !== 'approve' && text.trim() === '') return setMissing(true);
    setMissing(false);
    setBusy(kind);
    try {
      if (!(await onSend({ kind, text }))) return;
      setText('');
      toast.success(t(`socialReview.done.${kind}`));
    } catch (failure) {
      const code = failure instanceof ApiFailure ? failure.code : null;
      if (code === 'STALE_VERSION' || code === 'CONFLICT' || code === 'NOT_FOUND') onStale();
      const words =
        code === 'STALE_VERSION'
          ? t('socialReview.stale')
          : code === 'CONFLICT' || code === 'NOT_FOUND'
            ? t('socialReview.gone')
            : errorText(failure);
      toast.error(t('socialReview.sendFailed'), words);
    } finally {
      setBusy(null);
    }
  };
  const action = (kind: ReviewKind, variant: 'primary' | 'secondary' | 'ghost') => (
    <Button
      variant={variant}
      busy={busy === kind}
      disabled={busy !== null && busy !== kind}
      onClick={() => void send(kind)}
    >
      {t(`socialReview.actions.${kind}`)}
    </Button>
  );
  return (
    <article
      aria-label={`${t(`socialAccounts.platforms.${post.platform}`)}: ${post.copy.slice(0, 60)}`}
      css={{
        display: 'grid',
        gap: 20,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        padding: '24px 0',
        borderTop: `1px solid ${tokens.color.line}`,
        '@media (min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 28 },
      }}
    >
      <div css={{ display: 'grid', gap: 10 }}>
        <NetworkPreview
          platform={post.platform}
          account={post.account || t(`socialAccounts.platforms.${post.platform}`)}
          content={post}
          pictures={post.images}
          replies={post.replies}
          card={null}
        />
      </div>
      <div css={{ display: 'grid', gap: 14 }}>
        <p css={{ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' }}>
          <Badge tone={post.approved ? 'success' : 'neutral'}>
            {t(post.approved ? 'socialReview.approved' : 'socialReview.waiting')}
          </Badge>
          {when && <span>{t('socialReview.when', when)}</span>}
        </p>
        <ReviewNotes notes={post.notes} />
        <TextArea
          label={t('socialReview.text')}
          rows={3}
          maxLength={1000}
          error={missing ? t('socialReview.textNeeded') : null}
          value={text}
          onChange={setText}
        />
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {!post.approved && action('approve', 'primary')}
          {action('change', 'secondary')}
          {action('comment', 'ghost')}
        </div>
      </div>
    </article>
  );
}
