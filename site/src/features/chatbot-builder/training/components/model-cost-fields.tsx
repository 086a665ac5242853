import { useT } from '../../../../i18n';
import { Columns } from '../../../../shared/builder/section';
import { TextField } from '../../../../ui/text-field';
import type { ModelForm, ModelProblems } from '../model/model-form';

interface ModelCostFieldsProps {
  form: ModelForm;
  change: (changes: Partial<ModelForm>) => void;
  problem: (field: keyof ModelProblems) => string | null;
}

/** What the provider's price list says, and where the month ends. */
export function ModelCostFields({ form, change, problem }: ModelCostFieldsProps) {
  const t = useT();
  return (
    <Columns>
      <TextField
        label={t('builderModel.inputPrice')}
        inputMode="decimal"
        hint={t('builderModel.priceHint')}
        error={problem('inputPrice')}
        value={form.inputPrice}
        onChange={(inputPrice) => change({ inputPrice })}
      />
      <TextField
        label={t('builderModel.outputPrice')}
        inputMode="decimal"
        error={problem('outputPrice')}
        value={form.outputPrice}
        onChange={(outputPrice) => change({ outputPrice })}
      />
      <TextField
        label={t('builderModel.monthlyBudget')}
        inputMode="decimal"
        hint={t('builderModel.budgetHint')}
        error={problem('monthlyBudget')}
        value={form.monthlyBudget}
        onChange={(monthlyBudget) => change({ monthlyBudget })}
      />
    </Columns>
  );
}
