import type { GetChatbotStatistics } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { ProgressBar } from '../../../../ui/progress-bar';
import { tokens } from '../../../../ui/tokens';
import { Group } from '../../../../shared/builder/section';
import { CreditPacks } from './credit-packs';

/** What is used of this month's messages and of the bought ones, and the way to more. */
export function UsageCard({ used, limit, credits }: GetChatbotStatistics['response']['data']['usage']) {
  const t = useT();
  const [buying, setBuying] = useState(false);
  const left = Math.max(0, limit - used);
  const words = t('builderStatistics.used', { used, limit });
  const note =
    left === 0
      ? t('builderStatistics.reached')
      : used >= limit * 0.8
        ? t('builderStatistics.nearly')
        : t('builderStatistics.left', { count: left });
  return (
    <Group
      title={t('builderStatistics.usage')}
      lead={t('builderStatistics.usageLead')}
      actions={
        <div>
          <Button size="s" variant="secondary" icon="plus" onClick={() => setBuying(true)}>
            {t('builderStatistics.buy')}
          </Button>
        </div>
      }
    >
      <div css={{ display: 'grid', gap: 8 }}>
        <p css={{ fontSize: tokens.size.l, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{words}</p>
        <ProgressBar label={t('builderStatistics.usage')} value={used} max={limit} valueText={words} />
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{note}</p>
        {credits > 0 && (
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
            {t('builderStatistics.credits', { count: credits })}
          </p>
        )}
      </div>
      <CreditPacks open={buying} onClose={() => setBuying(false)} />
    </Group>
  );
}
