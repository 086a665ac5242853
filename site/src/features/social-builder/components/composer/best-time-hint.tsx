import { useLocale, useT } from '../../../../i18n';
import { today } from '../../../../lib/dates';
import { addDays, weekdayOf } from '../../../../lib/days';
import { Button } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';
import { useStatistics } from '../../api/use-statistics';
import { WEEK } from '../../model/schedule-form';

const DAYS = 90;

/** When posts of this project did best, once enough are out to say it; one press takes the next such moment. */
export function BestTimeHint({ onUse }: { onUse: (day: string, time: string) => void }) {
  const t = useT();
  useLocale();
  const now = today();
  const { statistics } = useStatistics({ from: addDays(now, -DAYS), to: now });
  const best = statistics?.bestTimes?.[0];
  if (!best) return null;
  const time = `${String(best.hour).padStart(2, '0')}:00`;
  // Days count from Sunday there, from Monday here; both agree that Sunday is 0 modulo seven.
  const ahead = (best.dayOfWeek - (weekdayOf(now) % 7) + 7) % 7 || 7;
  return (
    <p
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 8,
        alignItems: 'center',
        color: tokens.color.muted,
        fontSize: tokens.size.s,
      }}
    >
      {t('socialComposer.best', {
        day: t(`social.calendar.dayLong.d${WEEK.find((day) => day === best.dayOfWeek) ?? 0}`).toLowerCase(),
        hour: time,
      })}
      <Button size="s" variant="ghost" onClick={() => onUse(addDays(now, ahead), time)}>
        {t('socialComposer.useBest')}
      </Button>
    </p>
  );
}
