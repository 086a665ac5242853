import { LIMITS } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { NumberField } from '../../../../ui/number-field';
import { ProgressBar } from '../../../../ui/progress-bar';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useMessageLimits } from '../api/use-message-limits';
import { useBuilderState } from '../../components/builder-context';
import { Group } from '../../../../shared/builder/section';
import { LoadFailed } from './load-failed';

const { min, max } = LIMITS.dailyMessages;

/** How much the bot may say in a day: a guard against a bad one. */
export function MessageLimits() {
  const t = useT();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const { limits, error, reload, save } = useMessageLimits(chatbotId);
  return (
    <Group title={t('builderImprove.limits.title')} lead={t('builderImprove.limits.lead')}>
      {error !== undefined && !limits && (
        <LoadFailed onRetry={reload}>{t('builderImprove.limits.failed')}</LoadFailed>
      )}
      {!limits && error === undefined && <Skeleton lines={2} />}
      {limits && (
        <>
          <Today used={limits.usedToday} limit={limits.dailyLimit} />
          <LimitForm key={limits.dailyLimit} saved={limits.dailyLimit} onSave={save} />
        </>
      )}
    </Group>
  );
}

function Today({ used, limit }: { used: number; limit: number }) {
  const t = useT();
  const words = t('builderImprove.limits.used', { used, limit });
  return (
    <div css={{ display: 'grid', gap: 8 }}>
      <p css={{ fontVariantNumeric: 'tabular-nums' }}>{words}</p>
      <ProgressBar
        label={t('builderImprove.limits.title')}
        value={Math.min(used, limit)}
        max={limit}
        valueText={words}
      />
      {used >= limit && <Notice tone="warning">{t('builderImprove.limits.reached')}</Notice>}
    </div>
  );
}

function LimitForm({ saved, onSave }: { saved: number; onSave: (limit: number) => Promise<void> }) {
  const t = useT();
  const errorText = useErrorText();
  const [limit, setLimit] = useState(saved);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onSave(limit);
      toast.success(t('builderImprove.limits.saved'));
    } catch (failure) {
      toast.error(t('builderImprove.limits.error'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      onSubmit={(event) => void submit(event)}
      css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'start' }}
    >
      <div css={{ flex: '0 1 220px' }}>
        <NumberField
          label={t('builderImprove.limits.field')}
          hint={t('builderImprove.limits.hint', { min, max })}
          min={min}
          max={max}
          value={limit}
          onChange={setLimit}
        />
      </div>
      <div css={{ paddingTop: 28, color: tokens.color.muted }}>
        <Button type="submit" variant="secondary" busy={busy} disabled={limit === saved}>
          {t('builderImprove.limits.save')}
        </Button>
      </div>
    </form>
  );
}
