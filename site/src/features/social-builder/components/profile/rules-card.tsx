import { PROFILE_LIMITS, SOCIAL_LIMITS, type SocialProfile } from '@contract';
import { useT } from '../../../../i18n';
import { Group } from '../../../../shared/builder/section';
import { NumberField } from '../../../../ui/number-field';
import { SwitchField } from '../../../../ui/switch-field';
import { withHashtags, withWords } from '../../model/profile-draft';
import { WordsField } from '../words-field';
import type { UpdateProfile } from './use-profile-draft';

const FORBIDDEN = { max: PROFILE_LIMITS.forbidden, maxLength: PROFILE_LIMITS.short };
const HASHTAGS = { max: PROFILE_LIMITS.hashtags, maxLength: SOCIAL_LIMITS.hashtags.maxLength };

interface RulesCardProps {
  profile: SocialProfile;
  update: UpdateProfile;
}

/** Forbidden words, standing hashtags, prices, emoji and exclamation marks. */
export function RulesCard({ profile, update }: RulesCardProps) {
  const t = useT();
  const { forbidden, hashtags, pricesAllowed, exclamations, emoji } = profile;
  const set = (changes: Partial<SocialProfile>) => update((before) => ({ ...before, ...changes }));
  const removeLabel = (word: string) => t('socialProfile.rules.remove', { word });
  return (
    <Group title={t('socialProfile.rules.title')}>
      <WordsField
        label={t('socialProfile.rules.forbidden')}
        hint={t('socialProfile.rules.forbiddenHint')}
        max={FORBIDDEN.max}
        value={forbidden}
        add={(words, typed) => withWords(words, typed, FORBIDDEN)}
        removeLabel={removeLabel}
        onChange={(words) => set({ forbidden: words })}
      />
      <WordsField
        label={t('socialProfile.rules.hashtags')}
        hint={t('socialProfile.rules.hashtagsHint')}
        max={HASHTAGS.max}
        value={hashtags}
        add={(words, typed) => withHashtags(words, typed, HASHTAGS)}
        removeLabel={removeLabel}
        onChange={(words) => set({ hashtags: words })}
      />
      <SwitchField
        label={t('socialProfile.rules.pricesAllowed')}
        checked={pricesAllowed}
        onChange={(checked) => set({ pricesAllowed: checked })}
      />
      <SwitchField
        label={t('socialProfile.rules.exclamations')}
        checked={exclamations}
        onChange={(checked) => set({ exclamations: checked })}
      />
      <NumberField
        label={t('socialProfile.rules.emoji')}
        max={PROFILE_LIMITS.emoji}
        value={emoji}
        onChange={(count) => set({ emoji: count })}
      />
    </Group>
  );
}
