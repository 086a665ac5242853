import { useLocale, useT } from '../../../i18n';
import { formatDateTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useBuilder, useBuilderState, usePublished, useUnlocked } from './builder-context';

/** While visitors meet the chatbot: why nothing can be changed, or that what is changed is a draft. */
export function ReadOnlyNotice() {
  const t = useT();
  const { locale } = useLocale();
  const { editing } = useBuilder();
  const published = usePublished();
  const unlocked = useUnlocked();
  const publishedAt = useBuilderState(({ chatbot }) => chatbot.publishedAt);
  if (!published) return null;
  const { lock, unlock } = editing.getState();
  return (
    <Notice
      tone="info"
      title={t(unlocked ? 'chatbotBuilder.draft.editingTitle' : 'chatbotBuilder.draft.readOnlyTitle')}
      action={
        // One button with two faces: the focus stays where the hand is.
        <Button
          size="s"
          variant="secondary"
          icon={unlocked ? 'check' : 'edit'}
          onClick={unlocked ? lock : unlock}
        >
          {t(unlocked ? 'chatbotBuilder.draft.done' : 'chatbotBuilder.draft.edit')}
        </Button>
      }
    >
      {unlocked
        ? t('chatbotBuilder.draft.editing', { date: publishedAt ? formatDateTime(publishedAt, locale) : '' })
        : t('chatbotBuilder.draft.readOnly')}
    </Notice>
  );
}
