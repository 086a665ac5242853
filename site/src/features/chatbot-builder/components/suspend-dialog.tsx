import { useT } from '../../../i18n';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useBuilderState } from './builder-context';
import { usePublishing } from './use-publishing';

/** Asks before the widget leaves the owner's site. */
export function SuspendDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const name = useBuilderState(({ chatbot }) => chatbot.design.displayName);
  const { suspend } = usePublishing();
  return (
    <ConfirmDialog
      title={t('chatbotBuilder.publish.confirmSuspend', { name })}
      body={t('chatbotBuilder.publish.confirmSuspendBody')}
      confirmLabel={t('chatbotBuilder.publish.suspend')}
      open={open}
      onConfirm={suspend}
      onClose={onClose}
    />
  );
}
