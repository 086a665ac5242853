import type { ModelSettings } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatEuro } from '../../../../lib/money';
import { formatNumber } from '../../../../lib/numbers';
import { useCost } from '../../../../shared/models/use-cost';
import { FigureList } from '../../../../ui/figure-list';

/** What the owner's own model has been asked for this month, and what that cost at the prices of the form. */
export function ModelSpendingFigures({
  settings: { spending, monthlyBudget },
}: {
  settings: Pick<ModelSettings, 'spending' | 'monthlyBudget'>;
}) {
  const t = useT();
  const { locale } = useLocale();
  const costText = useCost();
  return (
    <FigureList
      figures={[
        { name: t('builderModel.calls'), value: formatNumber(spending.calls, locale) },
        {
          name: t('builderModel.tokens'),
          value: formatNumber(spending.inputTokens + spending.outputTokens, locale),
        },
        { name: t('builderModel.cost'), value: costText(spending.cost) },
        {
          name: t('builderModel.budget'),
          value: monthlyBudget === null ? t('builderModel.noBudget') : formatEuro(monthlyBudget, locale),
        },
      ]}
    />
  );
}
