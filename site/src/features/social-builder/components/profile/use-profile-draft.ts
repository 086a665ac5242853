import type { ShownProfile, SocialProfile } from '@contract';
import { useEffect, useState } from 'react';
import { tabStorage } from '../../../../lib/storage';

interface StoredDraft {
  profile: SocialProfile;
  /** The server's profile that the draft began from, as text. */
  base: string;
}

const storageKey = (projectId: string) => `officina.social-profile-draft.${projectId}`;

const load = (projectId: string): StoredDraft | null => {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(storageKey(projectId)) ?? 'null');
    return stored && typeof stored === 'object' && 'profile' in stored && 'base' in stored
      ? (stored as StoredDraft)
      : null;
  } catch {
    return null;
  }
};

/** The profile as it is being corrected: it stays in this tab until it is confirmed, whatever happens to the page. */
export const useProfileDraft = (projectId: string, shown: ShownProfile) => {
  const [draft, setDraft] = useState<StoredDraft | null>(() => load(projectId));
  const current = JSON.stringify(shown.profile);

  useEffect(() => {
    if (draft) tabStorage.set(storageKey(projectId), JSON.stringify(draft));
    else tabStorage.remove(storageKey(projectId));
  }, [draft, projectId]);

  const unsaved = draft !== null && JSON.stringify(draft.profile) !== current;
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const update = (change: (profile: SocialProfile) => SocialProfile) =>
    setDraft((before) => ({
      base: before?.base ?? current,
      profile: change(before?.profile ?? shown.profile),
    }));

  return {
    profile: draft?.profile ?? shown.profile,
    unsaved,
    /** What is known changed under the draft: its owner chooses. */
    stale: unsaved && draft.base !== current,
    update,
    keepMine: () => setDraft((before) => before && { ...before, base: current }),
    discard: () => setDraft(null),
  };
};

export type UpdateProfile = ReturnType<typeof useProfileDraft>['update'];
