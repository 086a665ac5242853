import { PROFILE_LIMITS, type ProfileWish } from '@contract';
import { useT } from '../../../../i18n';
import { SwitchField } from '../../../../ui/switch-field';
import { TextField } from '../../../../ui/text-field';
import { ItemList } from './item-list';
import type { UpdateProfile } from './use-profile-draft';

interface WishesCardProps {
  wishes: readonly ProfileWish[];
  update: UpdateProfile;
}

/** What the owner wants spoken of. */
export function WishesCard({ wishes, update }: WishesCardProps) {
  const t = useT();
  return (
    <ItemList
      title={t('socialProfile.wishes.title')}
      lead={t('socialProfile.wishes.lead')}
      none={t('socialProfile.wishes.none')}
      addLabel={t('socialProfile.wishes.add')}
      items={wishes}
      max={PROFILE_LIMITS.wishes}
      create={(): ProfileWish => ({ words: '', often: false })}
      onChange={(change) => update((profile) => ({ ...profile, wishes: change(profile.wishes) }))}
      nameOf={({ words }) => words}
      summary={({ words, often }) => (
        <p>{often ? `${words} · ${t('socialProfile.wishes.often').toLowerCase()}` : words}</p>
      )}
      fields={(wish, change) => (
        <>
          <TextField
            label={t('socialProfile.wishes.words')}
            maxLength={PROFILE_LIMITS.short}
            value={wish.words}
            onChange={(words) => change({ ...wish, words })}
          />
          <SwitchField
            label={t('socialProfile.wishes.often')}
            checked={wish.often}
            onChange={(often) => change({ ...wish, often })}
          />
        </>
      )}
    />
  );
}
