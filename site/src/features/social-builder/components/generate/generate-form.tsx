import type { GenerateSocialPosts, SocialPlatform } from '@contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Group } from '../../../../shared/builder/section';
import { Button, ButtonLink } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { SelectField } from '../../../../ui/select-field';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useAccounts } from '../../api/use-accounts';
import { useGenerations } from '../../api/use-generations';
import { useProfile } from '../../api/use-profile';
import { useSchedules } from '../../api/use-schedules';
import { useSocialProjectContext } from '../social-project-context';
import { ConfirmGeneration } from './confirm-generation';
import { GenerationProgress } from './generation-progress';
import { PlatformsField } from './platforms-field';
import { TopicsField } from './topics-field';

/** Calendar, platforms and topics of what is to be written. */
export function GenerateForm() {
  const t = useT();
  const errorText = useErrorText();
  const { project, settings } = useSocialProjectContext();
  const { schedules } = useSchedules();
  const { accounts } = useAccounts();
  const { generations, generate } = useGenerations();
  const { shown: profile, error: profileError } = useProfile();
  const [chosenSchedule, setSchedule] = useState<string | null>(null);
  const [chosenPlatforms, setPlatforms] = useState<SocialPlatform[] | null>(null);
  const [topics, setTopics] = useState<string[]>([]);
  const [confirming, setConfirming] = useState(false);
  const [shown, setShown] = useState<string | null>(null);

  const to = (section: string) =>
    `?install_id=${encodeURIComponent(project.installationId)}&section=${section}`;
  if (!schedules || !accounts || (!profile && profileError === undefined)) return <Skeleton lines={6} />;

  const usable = schedules.filter(({ active }) => active);
  const schedule = usable.find(({ id }) => id === chosenSchedule) ?? usable[0];
  // What is connected is what one most likely wants.
  const platforms = chosenPlatforms ?? [
    ...new Set(accounts.filter(({ status }) => status !== 'disconnected').map((one) => one.platform)),
  ];
  const running = generations?.find(({ status }) => status === 'running') ?? null;

  const start = async () => {
    if (!schedule) {
      toast.error(t('socialPosts.generate.missing'));
      return;
    }
    const request: GenerateSocialPosts['request'] = { scheduleId: schedule.id, platforms, topics };
    try {
      const { id } = await generate(request);
      setShown(id);
    } catch (failure) {
      const conflict = failure instanceof ApiFailure && failure.status === 409;
      toast.error(
        t('socialPosts.generate.startFailed'),
        conflict ? t('socialPosts.generate.alreadyRunning') : errorText(failure),
      );
    }
  };

  return (
    <>
      <Group title={t('socialPosts.generate.title')}>
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
            {usable.length > 1 && (
              <SelectField
                label={t('socialPosts.generate.schedule')}
                value={schedule.id}
                options={usable.map(({ id, name }) => ({
                  value: id,
                  label: name || t('social.calendar.unnamed'),
                }))}
                onChange={setSchedule}
              />
            )}
            <TopicsField value={topics} onChange={setTopics} />
            {settings.instructions.trim() === '' && !profile?.confirmed && (
              <Notice
                tone="warning"
                action={<Link to={to('instructions')}>{t('socialPosts.generate.goInstructions')}</Link>}
              >
                {t('socialPosts.generate.noInstructions')}
              </Notice>
            )}
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
                disabled={platforms.length === 0 || running !== null || profile?.confirmed === false}
                onClick={() => setConfirming(true)}
              >
                {t('socialPosts.generate.action')}
              </Button>
            </div>
          </>
        )}
      </Group>
      {schedule && (
        <ConfirmGeneration
          open={confirming}
          schedule={schedule}
          platforms={platforms}
          onConfirm={start}
          onClose={() => setConfirming(false)}
        />
      )}
      <GenerationProgress
        generation={generations?.find(({ id }) => id === (shown ?? running?.id)) ?? null}
        open={shown !== null}
        onShow={() => setShown(running?.id ?? null)}
        onClose={() => setShown(null)}
      />
    </>
  );
}
