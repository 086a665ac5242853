import type { SocialPost } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { cityOf, differsHere, wordsOf } from '../../model/post-time';

/** When a post goes out or went out, in words: 'dd/MM/yyyy alle HH:mm' on its calendar's clocks. */
export const useWhen = () => {
  const t = useT();
  const { locale } = useLocale();
  return ({ publishedAt, scheduledFor, timezone }: SocialPost): string => {
    const at = publishedAt ?? scheduledFor;
    if (!at) return t('socialPosts.unplanned');
    const words = t('socialPosts.when', wordsOf(at, timezone));
    return differsHere(at, timezone)
      ? `${words} (${t('socialPosts.zone', { zone: cityOf(timezone, locale) })})`
      : words;
  };
};
