import type { BillingField, BillingProblem } from '../model/billing';
import { BILLING_MAX } from '../model/billing';
import { useT } from '../../../i18n';
import { TextField } from '../../../ui/text-field';

interface Control {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

interface BillingFormProps {
  control: (field: BillingField) => Control;
  problems: Partial<Record<BillingField, BillingProblem | 'invalid'>>;
}

/** The fields of the billing data, as browsers know them, so that one press fills them all. */
export function BillingForm({ control, problems }: BillingFormProps) {
  const t = useT();
  const props = (field: BillingField) => {
    const problem = problems[field];
    return {
      ...control(field),
      label: t(`checkout.fields.${field}`),
      maxLength: BILLING_MAX[field],
      required: true,
      error: problem && t(`checkout.validation.${problem}`),
    };
  };
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <TextField {...props('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
      <TextField {...props('fullName')} autoComplete="billing name" />
      <TextField {...props('address')} autoComplete="billing street-address" />
      <div
        css={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@media (min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) 140px', alignItems: 'start' },
        }}
      >
        <TextField {...props('city')} autoComplete="billing address-level2" />
        <TextField {...props('postalCode')} autoComplete="billing postal-code" />
      </div>
      <TextField {...props('country')} autoComplete="billing country-name" />
    </div>
  );
}
