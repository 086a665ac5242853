import { useState } from 'react';
import { tabStorage } from '../../lib/storage';
import { useSession } from '../session';

const placeOf = (accountId: string, key: string) => `officina.draft.${accountId}.${key}`;

/** What was begun under one key goes on under another: a conversation that had no name yet has one now. */
export const moveDraft = (accountId: string, from: string, to: string): void => {
  const text = tabStorage.get(placeOf(accountId, from));
  tabStorage.remove(placeOf(accountId, from));
  if (text) tabStorage.set(placeOf(accountId, to), text);
};

/**
 * What somebody was writing under `key`: still there after a reload, a look elsewhere, or signing in again. Another
 * person on the same device does not see it. `initial` where there is none.
 */
export const useDraft = (key: string, initial = '') => {
  const { account } = useSession();
  const place = placeOf(account?.id ?? '', key);
  const [draft, setDraft] = useState({ place, text: tabStorage.get(place) ?? initial });
  // Another conversation in the same field: its own draft.
  if (draft.place !== place) setDraft({ place, text: tabStorage.get(place) ?? initial });

  const show = (text: string) => setDraft({ place, text });
  const write = (text: string) => {
    show(text);
    if (text) tabStorage.set(place, text);
    else tabStorage.remove(place);
  };
  return { text: draft.text, write, show };
};
