import { PROFILE_LIMITS } from '@contract';
import { useT } from '../../../../i18n';
import { TextArea } from '../../../../ui/text-area';
import { ItemList } from './item-list';
import type { UpdateProfile } from './use-profile-draft';

interface PrivateNotesCardProps {
  notes: readonly string[];
  update: UpdateProfile;
}

/** What the owner wrote for the writer alone. */
export function PrivateNotesCard({ notes, update }: PrivateNotesCardProps) {
  const t = useT();
  return (
    <ItemList
      title={t('socialProfile.privateNotes.title')}
      lead={t('socialProfile.privateNotes.lead')}
      none={t('socialProfile.privateNotes.none')}
      addLabel={t('socialProfile.privateNotes.add')}
      items={notes}
      max={PROFILE_LIMITS.privateNotes}
      create={() => ''}
      onChange={(change) => update((profile) => ({ ...profile, privateNotes: change(profile.privateNotes) }))}
      nameOf={(note) => note}
      summary={(note) => <p css={{ whiteSpace: 'pre-line' }}>{note}</p>}
      fields={(note, change) => (
        <TextArea
          label={t('socialProfile.privateNotes.text')}
          rows={2}
          autoGrowMax={240}
          maxLength={PROFILE_LIMITS.privateNote}
          value={note}
          onChange={change}
        />
      )}
    />
  );
}
