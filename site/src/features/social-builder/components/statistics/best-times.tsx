import { SOCIAL_RULES, type GetSocialStatistics } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatNumber } from '../../../../lib/numbers';
import { Group } from '../../../../shared/builder/section';
import { tokens } from '../../../../ui/tokens';
import { WEEK } from '../../model/schedule-form';

const SHOWN = 5;

/** When posts of this project did best: a hint from its own figures, and said to be one. */
export function BestTimes({ times }: { times: GetSocialStatistics['response']['data']['bestTimes'] }) {
  const t = useT();
  const { locale } = useLocale();
  if (!times)
    return (
      <Group title={t('socialPosts.statistics.bestTimes')}>
        <p css={{ color: tokens.color.muted }}>
          {t('socialPosts.statistics.bestTimesNone', { count: SOCIAL_RULES.bestTimesFrom })}
        </p>
      </Group>
    );
  return (
    <Group title={t('socialPosts.statistics.bestTimes')} lead={t('socialPosts.statistics.bestTimesBody')}>
      <ol css={{ display: 'grid', gap: 6, paddingLeft: 22 }}>
        {times.slice(0, SHOWN).map(({ dayOfWeek, hour, posts, averageInteractions }) => (
          <li key={`${dayOfWeek}-${hour}`}>
            {t('socialPosts.statistics.bestTime', {
              day: t(`social.calendar.dayLong.d${WEEK.find((day) => day === dayOfWeek) ?? 0}`),
              hour: `${String(hour).padStart(2, '0')}:00`,
              average: formatNumber(averageInteractions, locale),
              count: posts,
            })}
          </li>
        ))}
      </ol>
    </Group>
  );
}
