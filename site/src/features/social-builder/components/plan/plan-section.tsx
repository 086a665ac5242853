import type { PlannedPost, SocialPlan } from '@contract';
import { useNavigate } from 'react-router-dom';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Section } from '../../../../shared/builder/section';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { usePlan } from '../../api/use-plan';
import { useSocialProjectContext } from '../social-project-context';
import { PlanGroup } from './plan-group';
import { PlanStart } from './plan-start';

const codeOf = (failure: unknown): string => (failure instanceof ApiFailure ? failure.code : '');

/** Piano: what the posts of the next weeks will be about, and why, before they are written. */
export function PlanSection() {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { project } = useSocialProjectContext();
  const { plan, error, reload, propose, change, discard, write } = usePlan();
  const to = (section: string) =>
    `?install_id=${encodeURIComponent(project.installationId)}&section=${section}`;

  const save = async (current: SocialPlan, posts: PlannedPost[]) => {
    try {
      await change(current, posts);
    } catch (failure) {
      const isStale = codeOf(failure) === 'STALE_VERSION';
      toast.error(t('socialPlan.changeFailed'), isStale ? t('socialPlan.stale') : errorText(failure));
    }
  };
  const writeAll = async (current: SocialPlan) => {
    try {
      await write(current);
      toast.success(t('socialPlan.writing'));
      void navigate(to('generate'));
    } catch (failure) {
      const code = codeOf(failure);
      if (code === 'STALE_VERSION') await reload();
      toast.error(
        t('socialPlan.writeFailed'),
        code === 'STALE_VERSION'
          ? t('socialPlan.stale')
          : code === 'CONFLICT'
            ? t('socialPlan.running')
            : errorText(failure),
      );
    }
  };
  const discardAll = async () => {
    try {
      await discard();
    } catch (failure) {
      toast.error(t('socialPlan.discardFailed'), errorText(failure));
    }
  };

  return (
    <Section title={t('social.sections.plan')} lead={t('socialPlan.lead')}>
      {plan === undefined && error === undefined && <Skeleton lines={6} />}
      {plan === undefined && error !== undefined && (
        <Notice
          tone="error"
          action={
            <Button size="s" variant="secondary" onClick={() => void reload()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('socialPlan.loadFailed', { reason: errorText(error) })}
        </Notice>
      )}
      {plan === null && <PlanStart to={to} propose={propose} />}
      {plan && (
        <PlanGroup
          plan={plan}
          to={to}
          onChange={(posts) => void save(plan, posts)}
          onWrite={() => writeAll(plan)}
          onDiscard={discardAll}
        />
      )}
    </Section>
  );
}
