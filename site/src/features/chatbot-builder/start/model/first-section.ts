import type { GuardedStorage } from '../../model/local-draft';
import type { SectionId } from '../../model/sections';

const keyOf = (chatbotId: string) => `officina.start-skipped.${chatbotId}`;

/** The owner wants to do without the first steps; they stay in the menu. */
export const skipStart = (storage: GuardedStorage, chatbotId: string): void =>
  storage.set(keyOf(chatbotId), 'yes');

/** Where a builder opens whose address names no section: a bot that knows nothing yet is led to what it learns from. */
export const firstSection = (storage: GuardedStorage, chatbotId: string, isEmpty: boolean): SectionId => {
  if (!isEmpty) return 'installation';
  return storage.get(keyOf(chatbotId)) ? 'training' : 'start';
};
