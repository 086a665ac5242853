import { PLAN_OCCASIONS, type PlannedPost, type PostKind, type PostReason } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';

/** When a planned post goes out, where, and why it is there, in words. */
export const usePlanWords = () => {
  const t = useT();
  const { locale } = useLocale();
  const dayOf = (day: string) => formatDay(day, locale, { day: 'numeric', month: 'long' });
  return {
    dayOf,
    when: ({ day, time }: Pick<PlannedPost, 'day' | 'time'>): string =>
      `${formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })} · ${time}`,
    where: ({ platforms }: PlannedPost): string =>
      new Intl.ListFormat(locale).format(platforms.map((one) => t(`socialAccounts.platforms.${one}`))),
    /** `post`: the kind of the post, where it is known; without a reason of its own it says what that kind is good for. */
    why: ({ kind, words }: PostReason, post: PostKind | null = null): string => {
      if (kind === 'variety' && post !== null) {
        const good = t(`socialPlan.varieties.${post}`);
        return words === '' ? good : t('socialPlan.reasons.ofFact', { words, good });
      }
      if (kind === 'deadline') return t('socialPlan.reasons.deadline', { day: dayOf(words) });
      if (kind !== 'occasion') return t(`socialPlan.reasons.${kind}`, { words });
      const occasion = PLAN_OCCASIONS.find((one) => one === words);
      return occasion
        ? t('socialPlan.reasons.occasion', { occasion: t(`socialPlan.occasions.${occasion}`) })
        : t('socialPlan.reasons.variety');
    },
  };
};
