import type { AssistantConversation } from '@contract';
import { useT } from '../../../i18n';

/** What a conversation is called: its name, or how it began. */
export const useConversationName = ({ title, preview }: Pick<AssistantConversation, 'title' | 'preview'>) => {
  const t = useT();
  return title || preview || t('assistant.untitled');
};
