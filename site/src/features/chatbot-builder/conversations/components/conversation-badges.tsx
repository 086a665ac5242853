import type { VisitorConversation } from '@contract';
import { useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';

/** What deserves the owner's look, the most pressing first. */
export function ConversationBadges({ conversation }: { conversation: VisitorConversation }) {
  const t = useT();
  const { waiting, personRequestedAt, attendedBy, handoverEmail, resolvedAt } = conversation;
  const { unanswered, thumbsDown, isPreview } = conversation;
  return (
    <>
      {waiting && <Badge tone="error">{t('builderConversations.waiting')}</Badge>}
      {personRequestedAt && <Badge tone="accent">{t('builderConversations.asksPerson')}</Badge>}
      {attendedBy === 'person' && <Badge tone="success">{t('builderConversations.attended')}</Badge>}
      {resolvedAt && <Badge tone="success">{t('builderConversations.resolved')}</Badge>}
      {handoverEmail && !resolvedAt && <Badge tone="accent">{t('builderConversations.handover')}</Badge>}
      {unanswered && <Badge tone="warning">{t('builderConversations.unanswered')}</Badge>}
      {thumbsDown && <Badge tone="warning">{t('builderConversations.thumbsDown')}</Badge>}
      {isPreview && <Badge>{t('builderConversations.preview')}</Badge>}
    </>
  );
}
