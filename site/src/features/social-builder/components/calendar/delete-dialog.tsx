import type { DeleteSocialSchedule, SocialSchedule } from '@contract';
import { useId, useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { RadioOption } from '../../../../ui/radio-option';
import { toast } from '../../../../ui/toast';

type Posts = DeleteSocialSchedule['query']['posts'];

interface DeleteDialogProps {
  schedule: SocialSchedule | null;
  onDelete: (schedule: SocialSchedule, posts: Posts) => Promise<void>;
  onClose: () => void;
}

/** Asks before a calendar goes, and what becomes of its posts. */
export function DeleteDialog({ schedule, onDelete, onClose }: DeleteDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const group = useId();
  const [posts, setPosts] = useState<Posts>('keep');
  const confirm = async () => {
    if (!schedule) return;
    try {
      await onDelete(schedule, schedule.pendingPosts > 0 ? posts : 'keep');
      toast.success(t('social.calendar.deleted'));
    } catch (failure) {
      toast.error(t('social.calendar.deleteFailed'), errorText(failure));
    }
  };
  return (
    <ConfirmDialog
      title={t('social.calendar.deleteTitle', { name: schedule?.name || t('social.calendar.unnamed') })}
      body={
        <div css={{ display: 'grid', gap: 14 }}>
          <p>{t('social.calendar.deleteBody')}</p>
          {schedule && schedule.pendingPosts > 0 && (
            <fieldset css={{ display: 'grid', gap: 8, border: 0, padding: 0, margin: 0, minWidth: 0 }}>
              <legend css={{ fontWeight: 600, padding: '0 0 8px' }}>
                {t('social.calendar.deletePosts')}
              </legend>
              {(['keep', 'delete'] as const).map((way) => (
                <RadioOption
                  key={way}
                  name={group}
                  label={t(way === 'keep' ? 'social.calendar.keepPosts' : 'social.calendar.dropPosts')}
                  checked={posts === way}
                  onChoose={() => setPosts(way)}
                />
              ))}
            </fieldset>
          )}
        </div>
      }
      confirmLabel={t('social.calendar.delete')}
      tone="danger"
      open={schedule !== null}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
