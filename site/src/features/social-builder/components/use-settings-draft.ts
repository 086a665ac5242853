import type { SocialProject, SocialSettings, UpdateSocialProject } from '@contract';
import { useEffect, useState } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { tabStorage } from '../../../lib/storage';
import { toast } from '../../../ui/toast';
import { isEmpty, isLink, withChanges, type SettingsDraft } from '../model/settings-draft';

const keptAs = (projectId: string) => `officina.social-draft.${projectId}`;

const recall = (project: SocialProject): SettingsDraft => {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(keptAs(project.id)) ?? '{}');
    return stored && typeof stored === 'object' ? withChanges({}, stored, project.settings) : {};
  } catch {
    return {};
  }
};

interface Saving {
  update: (projectId: string, request: UpdateSocialProject['request']) => Promise<SocialProject>;
  reload: () => Promise<unknown>;
}

/** The settings as they are being written: kept in this tab until they are saved, whatever happens to the page. */
export const useSettingsDraft = (project: SocialProject, { update, reload }: Saving) => {
  const t = useT();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<SettingsDraft>(() => recall(project));
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'stale'>('idle');

  useEffect(() => {
    if (isEmpty(draft)) tabStorage.remove(keptAs(project.id));
    else tabStorage.set(keptAs(project.id), JSON.stringify(draft));
  }, [draft, project.id]);

  const change = (changes: Partial<SocialSettings>) => {
    setDraft((current) => withChanges(current, changes, project.settings));
    setState((current) => (current === 'stale' ? current : 'idle'));
  };

  /** Sends what was changed, on top of `version`; what is typed meanwhile stays unsaved. */
  const save = async (version = project.version): Promise<number | null> => {
    const sent = draft;
    setState('saving');
    try {
      const { settings, version: savedAs } = await update(project.id, { version, settings: sent });
      setDraft((current) => withChanges(current, {}, settings));
      setState('saved');
      return savedAs;
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.code === 'STALE_VERSION') {
        await reload();
        setState('stale');
        return null;
      }
      setState('idle');
      toast.error(t('social.save.failed'), errorText(failure));
      return null;
    }
  };

  return {
    draft,
    state,
    unsaved: !isEmpty(draft),
    /** A link that leads nowhere is not sent. */
    valid: isLink(draft.link ?? ''),
    change,
    save: () => save(),
    /** After a reload `project` is theirs: mine go on top of it. */
    keepMine: () => save(project.version),
    useTheirs: () => {
      setDraft({});
      setState('idle');
    },
  };
};
