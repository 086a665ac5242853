import type { PlannedPost, SocialPlan } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Group } from '../../../../shared/builder/section';
import { Button, ButtonLink } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { EmptyState } from '../../../../ui/empty-state';
import { Notice } from '../../../../ui/notice';
import { PlanList } from './plan-list';

interface PlanGroupProps {
  plan: SocialPlan;
  to: (section: string) => string;
  onChange: (posts: PlannedPost[]) => void;
  onWrite: () => Promise<void>;
  onDiscard: () => Promise<void>;
}

/** A plan to look through, to change, and then to have written or to discard. */
export function PlanGroup({ plan, to, onChange, onWrite, onDiscard }: PlanGroupProps) {
  const t = useT();
  const [confirming, setConfirming] = useState<'write' | 'discard' | null>(null);
  const count = plan.posts.length;
  return (
    <Group title={t('socialPlan.title')} lead={t('socialPlan.count', { count, weeks: plan.weeks })}>
      {plan.empty > 0 && (
        <Notice
          tone="info"
          title={t('socialPlan.empty', { count: plan.empty })}
          action={
            <ButtonLink size="s" variant="secondary" to={to('profile')}>
              {t('socialPlan.toProfile')}
            </ButtonLink>
          }
        >
          {t('socialPlan.emptyAsk')}
        </Notice>
      )}
      {count === 0 ? (
        <EmptyState icon="calendar" title={t('socialPlan.none')}>
          {t('socialPlan.noneBody')}
        </EmptyState>
      ) : (
        <PlanList plan={plan} onChange={onChange} />
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {count > 0 && (
          <Button icon="spark" onClick={() => setConfirming('write')}>
            {t('socialPlan.write')}
          </Button>
        )}
        <Button icon="trash" variant="secondary" onClick={() => setConfirming('discard')}>
          {t('socialPlan.discard')}
        </Button>
      </div>
      <ConfirmDialog
        title={t('socialPlan.writeTitle')}
        body={<p>{t('socialPlan.writeBody', { count })}</p>}
        confirmLabel={t('socialPlan.write')}
        open={confirming === 'write'}
        onConfirm={onWrite}
        onClose={() => setConfirming(null)}
      />
      <ConfirmDialog
        title={t('socialPlan.discardTitle')}
        body={<p>{t('socialPlan.discardBody')}</p>}
        confirmLabel={t('socialPlan.discardConfirm')}
        tone="danger"
        open={confirming === 'discard'}
        onConfirm={onDiscard}
        onClose={() => setConfirming(null)}
      />
    </Group>
  );
}
