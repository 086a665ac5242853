import { useLocale, useT } from '../../../../i18n';
import { formatDateTime } from '../../../../lib/dates';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { useBuilderState } from '../../components/builder-context';
import { useGoingBack } from './use-going-back';

/** Asks before the draft gives way to what is published. */
export function DiscardDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const { locale } = useLocale();
  const publishedAt = useBuilderState(({ chatbot }) => chatbot.publishedAt);
  const { discard } = useGoingBack();
  return (
    <ConfirmDialog
      title={t('chatbotBuilder.draft.discardTitle')}
      body={t('chatbotBuilder.draft.discardBody', {
        date: publishedAt ? formatDateTime(publishedAt, locale) : '',
      })}
      confirmLabel={t('chatbotBuilder.draft.discard')}
      tone="danger"
      open={open}
      onConfirm={discard}
      onClose={onClose}
    />
  );
}
