import type { PlatformModel } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatEuro } from '../../../../lib/money';
import { formatNumber } from '../../../../lib/numbers';
import { useCost } from '../../../../shared/models/use-cost';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { FigureList } from '../../../../ui/figure-list';
import { Notice } from '../../../../ui/notice';
import { tokens } from '../../../../ui/tokens';

interface ModelCardProps {
  model: PlatformModel;
  /** The server's environment decides: nothing can be changed here. */
  isLocked: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One feature: who does its work, and what that has cost this month. */
export function ModelCard({ model, isLocked, onEdit, onRemove }: ModelCardProps) {
  const t = useT();
  const { feature, source, choice, isStopped } = model;
  const title = t(`adminModels.features.${feature}.title`);
  return (
    <Card as="li" css={{ display: 'grid', gap: 12 }}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 12,
          justifyContent: 'space-between',
          alignItems: 'start',
        }}
      >
        {/* On a phone the buttons stand below, in every card alike. */}
        <div css={{ display: 'grid', gap: 6, minWidth: 0, flex: '1 1 260px' }}>
          <h2 css={{ fontSize: tokens.size.l }}>{title}</h2>
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
            {t(`adminModels.features.${feature}.lead`)}
          </p>
          <p css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
            <Badge tone={source === 'none' || isStopped ? 'neutral' : 'accent'}>
              {choice && !isStopped
                ? t(`adminModels.providers.${choice.provider}`)
                : t('adminModels.builtIn')}
            </Badge>
            {choice && <span css={{ overflowWrap: 'anywhere' }}>{choice.model}</span>}
          </p>
        </div>
        {!isLocked && (
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            {choice && (
              <Button
                size="s"
                variant="ghost"
                icon="trash"
                aria-label={t('adminModels.removeOf', { title })}
                onClick={onRemove}
              >
                {t('adminModels.remove')}
              </Button>
            )}
            <Button
              size="s"
              variant="secondary"
              aria-label={t(choice ? 'adminModels.changeOf' : 'adminModels.connectOf', { title })}
              onClick={onEdit}
            >
              {t(choice ? 'adminModels.change' : 'adminModels.connect')}
            </Button>
          </div>
        )}
      </div>
      {choice && <Spending model={model} />}
      {isStopped && (
        <Notice tone="warning" title={t('adminModels.stoppedTitle')}>
          {t('adminModels.stoppedBody')}
        </Notice>
      )}
    </Card>
  );
}

function Spending({ model: { spending, choice } }: { model: PlatformModel }) {
  const t = useT();
  const { locale } = useLocale();
  const costText = useCost();
  const facts = [
    { name: t('adminModels.calls'), value: formatNumber(spending.calls, locale) },
    {
      name: t('adminModels.tokens'),
      value: formatNumber(spending.inputTokens + spending.outputTokens, locale),
    },
    { name: t('adminModels.cost'), value: costText(spending.cost) },
    {
      name: t('adminModels.budget'),
      value: choice?.monthlyBudget ? formatEuro(choice.monthlyBudget, locale) : t('adminModels.noBudget'),
    },
  ];
  return <FigureList figures={facts} />;
}
