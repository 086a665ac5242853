import type { FeatureSpending, ModelSpending } from '@contract';
import { useState } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { downloadFile } from '../../../../lib/download';
import { formatNumber } from '../../../../lib/numbers';
import { Button } from '../../../../ui/button';
import { FigureList } from '../../../../ui/figure-list';
import { toast } from '../../../../ui/toast';
import { Group } from '../../../../shared/builder/section';
import { SpendingTable } from '../../../../shared/models/spending-table';
import { useCost } from '../../../../shared/models/use-cost';
import { useBuilderState } from '../../components/builder-context';

interface ModelUsageCardProps {
  spending: ModelSpending;
  months: readonly FeatureSpending[];
}

/** What language models wrote for this chatbot, this month and before; nothing is drawn where none did. */
export function ModelUsageCard({
  spending: { calls, inputTokens, outputTokens, cost },
  months,
}: ModelUsageCardProps) {
  const t = useT();
  const { locale } = useLocale();
  const costText = useCost();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const [saving, setSaving] = useState(false);
  if (months.length === 0) return null;
  const save = async () => {
    setSaving(true);
    try {
      await downloadFile(`/chatbots/${encodeURIComponent(chatbotId)}/model-usage.csv`);
    } catch {
      toast.error(t('builderStatistics.exportFailed'));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Group
      title={t('builderStatistics.model')}
      lead={t('builderStatistics.modelLead')}
      actions={
        <div>
          <Button size="s" variant="secondary" icon="download" busy={saving} onClick={() => void save()}>
            {t('builderStatistics.modelExport')}
          </Button>
        </div>
      }
    >
      <FigureList
        figures={[
          { name: t('builderStatistics.modelCalls'), value: formatNumber(calls, locale) },
          { name: t('builderStatistics.modelInput'), value: formatNumber(inputTokens, locale) },
          { name: t('builderStatistics.modelOutput'), value: formatNumber(outputTokens, locale) },
          { name: t('builderStatistics.modelCost'), value: costText(cost) },
        ]}
      />
      <SpendingTable months={months} />
    </Group>
  );
}
