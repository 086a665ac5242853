import { useState } from 'react';
import { tabStorage } from '../../lib/storage';
import { useSession } from '../session';

/**
 * What somebody was writing under `key`: still there after a reload, a look elsewhere, or signing in again. Another
 * person on the same device does not see it. `initial` where there is none.
 */
export const useDraft = (key: string, initial = '') => {
  const { account } = useSession();
  const place = `officina.draft.${account?.id ?? ''}.${key}`;
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
