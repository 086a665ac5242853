import type { ConfirmSocialProfile, ShownProfile } from '@contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { toast } from '../../../../ui/toast';
import { hasHalfItems, withoutBlankItems } from '../../model/profile-draft';
import { isEmpty, isLink } from '../../model/settings-draft';
import { useSocialProjectContext } from '../social-project-context';
import type { useProfileDraft } from './use-profile-draft';

interface ConfirmProfileOptions {
  shown: ShownProfile;
  draft: ReturnType<typeof useProfileDraft>;
  onConfirm: (request: ConfirmSocialProfile['request']) => Promise<ShownProfile>;
  onStale: () => Promise<unknown>;
}

/** Confirms the profile; the first time it leads on to generating posts. */
export const useConfirmProfile = ({ shown, draft, onConfirm, onStale }: ConfirmProfileOptions) => {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { project, settings, draft: settingsDraft, saveSettings } = useSocialProjectContext();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Profile and settings share one version: a saving of the settings alone must not refuse the profile. */
  const send = async (version: number, base: string): Promise<void> => {
    const profile = withoutBlankItems(draft.profile);
    try {
      await onConfirm({ version, profile });
    } catch (refusal) {
      const current =
        refusal instanceof ApiFailure && refusal.code === 'STALE_VERSION' && refusal.details.current;
      if (!current) throw refusal;
      const { profile: theirs, version: newer } = current as ShownProfile;
      if (newer === version || JSON.stringify(theirs) !== base) throw refusal;
      await onConfirm({ version: newer, profile });
    }
  };

  const confirm = async () => {
    if (hasHalfItems(draft.profile)) {
      setFailure(t('socialProfile.confirm.blank'));
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const saved = isEmpty(settingsDraft) ? shown.version : await saveSettings();
      if (saved === null) return;
      await send(Math.max(saved, shown.version), JSON.stringify(shown.profile));
      draft.discard();
      toast.success(t('socialProfile.confirm.done'));
      if (!shown.confirmed)
        await navigate(`?install_id=${encodeURIComponent(project.installationId)}&section=generate`);
    } catch (refusal) {
      // What another tab saved is fetched: the draft is stale on top of it, and the screen asks which to keep.
      if (refusal instanceof ApiFailure && refusal.code === 'STALE_VERSION') await onStale();
      else setFailure(`${errorText(refusal)} ${t('socialProfile.confirm.stillHere')}`);
    } finally {
      setBusy(false);
    }
  };

  return { busy, failure, canConfirm: isLink(settings.link), confirm };
};
