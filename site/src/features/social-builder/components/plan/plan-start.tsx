import { PLAN_RULES, type ProposeSocialPlan, type SocialPlatform } from '@contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Columns, Group } from '../../../../shared/builder/section';
import { Button, ButtonLink } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { SelectField } from '../../../../ui/select-field';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useAccounts } from '../../api/use-accounts';
import { useProfile } from '../../api/use-profile';
import { useSchedules } from '../../api/use-schedules';
import { PlatformsField } from '../generate/platforms-field';

interface PlanStartProps {
  /** The address of another section of the builder. */
  to: (section: string) => string;
  propose: (request: ProposeSocialPlan['request']) => Promise<void>;
}

const WEEKS = Array.from({ length: PLAN_RULES.weeks.max - PLAN_RULES.weeks.min + 1 }, (_, index) =>
  String(PLAN_RULES.weeks.min + index),
);

/** Calendar, platforms and length of a plan that is to be made. */
export function PlanStart({ to, propose }: PlanStartProps) {
  const t = useT();
  const errorText = useErrorText();
  const { schedules } = useSchedules();
  const { accounts } = useAccounts();
  const { shown: profile, error: profileError } = useProfile();
  const [chosenSchedule, setSchedule] = useState<string | null>(null);
  const [chosenPlatforms, setPlatforms] = useState<SocialPlatform[] | null>(null);
  const [weeks, setWeeks] = useState(String(PLAN_RULES.weeks.min));
  const [busy, setBusy] = useState(false);
  if (!schedules || !accounts || (!profile && profileError === undefined)) return <Skeleton lines={6} />;

  const usable = schedules.filter(({ active }) => active);
  const schedule = usable.find(({ id }) => id === chosenSchedule) ?? usable[0];
  const platforms = chosenPlatforms ?? [
    ...new Set(accounts.filter(({ status }) => status !== 'disconnected').map((one) => one.platform)),
  ];
  const start = async (scheduleId: string) => {
    setBusy(true);
    try {
      await propose({ scheduleId, platforms, weeks: Number(weeks) });
    } catch (failure) {
      const isBare = failure instanceof ApiFailure && failure.status === 409;
      toast.error(
        t('socialPlan.start.failed'),
        isBare ? t('socialPlan.start.noMaterial') : errorText(failure),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Group title={t('socialPlan.start.title')}>
      {!schedule ? (
        <Notice
          tone="info"
          title={t('socialPosts.generate.noSchedule')}
          action={<Link to={to('calendar')}>{t('socialPosts.generate.goCalendar')}</Link>}
        >
          {t('socialPosts.generate.noScheduleBody')}
        </Notice>
      ) : (
        <>
          <PlatformsField value={platforms} accounts={accounts} onChange={setPlatforms} />
          {platforms.length === 0 && (
            <p role="alert" css={{ color: tokens.color.red, fontSize: tokens.size.s }}>
              {t('socialPosts.generate.platformsNeeded')}
            </p>
          )}
          <Columns>
            <SelectField
              label={t('socialPlan.start.weeks')}
              value={weeks}
              options={WEEKS.map((value) => ({
                value,
                label: t('socialPlan.start.weeksOf', { count: Number(value) }),
              }))}
              onChange={setWeeks}
            />
            {usable.length > 1 && (
              <SelectField
                label={t('socialPlan.start.schedule')}
                value={schedule.id}
                options={usable.map(({ id, name }) => ({
                  value: id,
                  label: name || t('social.calendar.unnamed'),
                }))}
                onChange={setSchedule}
              />
            )}
          </Columns>
          {profile?.confirmed === false && (
            <Notice
              tone="info"
              title={t('socialProfile.generate.title')}
              action={<ButtonLink to={to('profile')}>{t('socialProfile.generate.action')}</ButtonLink>}
            >
              {t('socialProfile.generate.body')}
            </Notice>
          )}
          <div>
            <Button
              icon="spark"
              busy={busy}
              disabled={platforms.length === 0 || profile?.confirmed === false}
              onClick={() => void start(schedule.id)}
            >
              {t('socialPlan.start.action')}
            </Button>
          </div>
        </>
      )}
    </Group>
  );
}
