import type { ModelFeature } from '@contract';
import { useT } from '../../../../i18n';
import { TextField } from '../../../../ui/text-field';
import { isLocal, type PlatformModelForm } from '../../model/platform-model-form';

interface CostFieldsProps {
  /** Embeddings are paid for what goes in alone. */
  feature: ModelFeature;
  form: PlatformModelForm;
  problem: (field: 'inputPrice' | 'outputPrice' | 'monthlyBudget') => string | null;
  onChange: (changes: Partial<PlatformModelForm>) => void;
}

/** What the provider's price list says, and where the month ends. One's own machine sends no bill. */
export function CostFields({ feature, form, problem, onChange }: CostFieldsProps) {
  const t = useT();
  if (isLocal(form.provider)) return null;
  return (
    <>
      <div
        css={{
          display: 'grid',
          gap: 16,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
        }}
      >
        <TextField
          label={t('adminModels.inputPrice')}
          inputMode="decimal"
          hint={t('adminModels.priceHint')}
          error={problem('inputPrice')}
          value={form.inputPrice}
          onChange={(inputPrice) => onChange({ inputPrice })}
        />
        {feature !== 'embeddings' && (
          <TextField
            label={t('adminModels.outputPrice')}
            inputMode="decimal"
            error={problem('outputPrice')}
            value={form.outputPrice}
            onChange={(outputPrice) => onChange({ outputPrice })}
          />
        )}
      </div>
      <TextField
        label={t('adminModels.monthlyBudget')}
        inputMode="decimal"
        hint={t('adminModels.budgetHint')}
        error={problem('monthlyBudget')}
        value={form.monthlyBudget}
        onChange={(monthlyBudget) => onChange({ monthlyBudget })}
      />
    </>
  );
}
