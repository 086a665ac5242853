import { useState } from 'react';
import { tabStorage } from '../../../../lib/storage';

/** What the owner was writing in a conversation: still there after a look at another one, or a reload. */
export const useDraft = (sessionId: string) => {
  const key = `officina.inbox-draft.${sessionId}`;
  const [draft, setDraft] = useState(() => tabStorage.get(key) ?? '');
  const write = (text: string) => {
    setDraft(text);
    if (text) tabStorage.set(key, text);
    else tabStorage.remove(key);
  };
  return [draft, write] as const;
};
