import type { VisitorConversation } from '@contract';
import { useErrorText, useT } from '../../../../i18n';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { toast } from '../../../../ui/toast';
import { conversationsApi } from '../api/conversations-api';

interface EraseDialogProps {
  chatbotId: string;
  conversation: VisitorConversation;
  open: boolean;
  onClose: () => void;
  onErased: () => void;
}

/** Says what goes before it goes: a visitor asked to be forgotten, or the owner tidies up. */
export function EraseDialog({ chatbotId, conversation, open, onClose, onErased }: EraseDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const { label, sessionId, messageCount } = conversation;
  const erase = async () => {
    try {
      await conversationsApi.erase(chatbotId, sessionId);
      toast.success(t('builderConversations.erase.done'));
      onErased();
    } catch (failure) {
      toast.error(t('builderConversations.erase.failed'), errorText(failure));
    }
  };
  return (
    <ConfirmDialog
      tone="danger"
      title={t('builderConversations.erase.title', { label })}
      body={
        <div css={{ display: 'grid', gap: 8 }}>
          <p>{t('builderConversations.erase.body', { count: messageCount })}</p>
          <p>{t('builderConversations.erase.statistics')}</p>
        </div>
      }
      confirmLabel={t('builderConversations.erase.confirm')}
      open={open}
      onConfirm={erase}
      onClose={onClose}
    />
  );
}
