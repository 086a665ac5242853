import type { BulkSocialPosts, SocialPost } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { toast } from '../../../../ui/toast';
import { usePostCalls } from '../../api/use-post-calls';

const HOUR = 60;
const DAY = 24 * HOUR;

/** What is done to several posts at once; those that refused are told. */
export function BulkBar({ posts, onDone }: { posts: SocialPost[]; onDone: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const { bulk } = usePostCalls();
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState(false);

  const act = async (request: Omit<BulkSocialPosts['request'], 'ids'>) => {
    setBusy(true);
    try {
      const { data } = await bulk({ ...request, ids: posts.map(({ id }) => id) });
      const done = t('socialPosts.bulk.done', { count: data.done.length });
      if (data.refused.length > 0)
        toast.error(t('socialPosts.bulk.refused', { count: data.refused.length }), done);
      else toast.success(done);
      onDone();
    } catch (failure) {
      toast.error(t('socialPosts.bulk.failed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const button = (label: string, request: Omit<BulkSocialPosts['request'], 'ids'>) => (
    <Button size="s" variant="secondary" disabled={busy} onClick={() => void act(request)}>
      {label}
    </Button>
  );
  return (
    <div
      role="group"
      aria-label={t('socialPosts.bulk.label')}
      css={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' }}
    >
      {posts.some(({ held }) => held === 'approval') &&
        button(t('socialPosts.bulk.approve'), { action: 'approve' })}
      {button(t('socialPosts.bulk.later'), { action: 'shift', shiftMinutes: HOUR })}
      {button(t('socialPosts.bulk.tomorrow'), { action: 'shift', shiftMinutes: DAY })}
      {button(t('socialPosts.bulk.regenerate'), { action: 'regenerate' })}
      <Button size="s" variant="danger" disabled={busy} onClick={() => setDeleting(true)}>
        {t('socialPosts.bulk.delete')}
      </Button>
      <ConfirmDialog
        title={t('socialPosts.bulk.deleteTitle', { count: posts.length })}
        body={<p>{t('socialPosts.bulk.deleteBody')}</p>}
        confirmLabel={t('socialPosts.bulk.delete')}
        tone="danger"
        open={deleting}
        onConfirm={() => act({ action: 'delete' })}
        onClose={() => setDeleting(false)}
      />
    </div>
  );
}
