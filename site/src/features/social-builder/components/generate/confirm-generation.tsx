import type { SocialPlatform, SocialSchedule } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useSlots } from '../../api/use-slots';
import { draftOf } from '../../model/schedule-form';
import { SlotList } from '../calendar/slots-preview';

interface ConfirmGenerationProps {
  open: boolean;
  schedule: SocialSchedule;
  platforms: readonly SocialPlatform[];
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** What will be written: how many posts, on which dates, where. The dates are the server's. */
export function ConfirmGeneration({ open, schedule, platforms, onConfirm, onClose }: ConfirmGenerationProps) {
  const t = useT();
  const { locale } = useLocale();
  const { preview, error } = useSlots(open ? draftOf(schedule) : null);
  const names = new Intl.ListFormat(locale).format(
    platforms.map((one) => t(`socialAccounts.platforms.${one}`)),
  );
  return (
    <ConfirmDialog
      title={t('socialPosts.generate.confirmTitle')}
      body={
        <div css={{ display: 'grid', gap: 14 }}>
          {error !== undefined && !preview && <p>{t('social.calendar.previewFailed')}</p>}
          {!preview && error === undefined && <Skeleton lines={3} />}
          {preview && preview.slots.length === 0 && <p>{t('socialPosts.generate.confirmNone')}</p>}
          {preview && preview.slots.length > 0 && (
            <>
              <p>{t('socialPosts.generate.confirmBody', { count: preview.slots.length })}</p>
              <SlotList slots={preview.slots} />
            </>
          )}
          <p>{t('socialPosts.generate.confirmPlatforms', { platforms: names })}</p>
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
            {t('socialPosts.generate.confirmFull')}
          </p>
        </div>
      }
      confirmLabel={t('socialPosts.generate.confirm')}
      open={open}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
