import type { Chatbot } from '@contract';
import { storage, tabStorage } from '../../../lib/storage';
import { chatbotApi } from '../api/chatbot-api';
import { createBuilder } from '../model/builder';
import { createLocalDraft } from '../model/local-draft';
import { createEditing } from '../model/editing';
import { aChatbot } from './a-chatbot';

/** A chatbot being edited, as the page opens it, for tests of one part of the screen. */
export const openBuilder = (fields: Partial<Chatbot> = {}, now?: () => number) => {
  const chatbot = aChatbot(fields);
  return createBuilder(chatbot, {
    api: chatbotApi,
    localDraft: createLocalDraft(storage),
    editing: createEditing(chatbot.id, tabStorage),
    now,
  });
};
