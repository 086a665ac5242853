import type { SocialPost } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { toast } from '../../../../ui/toast';
import { useAccounts } from '../../api/use-accounts';
import { usePostCalls } from '../../api/use-post-calls';
import { useAction } from './use-action';

interface PublishDialogProps {
  post: SocialPost | null;
  onClose: () => void;
}

/** Asks before a post goes out at once, and once more when the same words went out within a day. */
export function PublishDialog({ post, onClose }: PublishDialogProps) {
  const t = useT();
  const { publish } = usePostCalls();
  const { accounts } = useAccounts();
  const { why } = useAction();
  const [again, setAgain] = useState<SocialPost | null>(null);
  const account = accounts?.find(({ id }) => id === post?.accountId)?.name ?? '–';
  const platform = post ? t(`socialAccounts.platforms.${post.platform}`) : '';

  const send = async (one: SocialPost, force: boolean) => {
    try {
      await publish(one, force);
      toast.success(t('socialPosts.done.published'));
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.details.reason === 'same-content') setAgain(one);
      else toast.error(t('socialPosts.errors.publish'), why(failure));
    }
  };
  return (
    <>
      <ConfirmDialog
        title={t('socialPosts.publish.title')}
        body={
          <p>
            {t(post?.simulated ? 'socialPosts.publish.bodySimulated' : 'socialPosts.publish.body', {
              platform,
              account,
            })}
          </p>
        }
        confirmLabel={t('socialPosts.publish.confirm')}
        open={post !== null}
        onConfirm={() => (post ? send(post, false) : undefined)}
        onClose={onClose}
      />
      <ConfirmDialog
        title={t('socialPosts.publish.againTitle')}
        body={<p>{t('socialPosts.publish.againBody')}</p>}
        confirmLabel={t('socialPosts.publish.again')}
        tone="danger"
        open={again !== null}
        onConfirm={() => (again ? send(again, true) : undefined)}
        onClose={() => setAgain(null)}
      />
    </>
  );
}
