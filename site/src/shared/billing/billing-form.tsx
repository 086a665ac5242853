import {
  BILLING_LIMITS,
  countriesIn,
  countryCode,
  CUSTOMER_KINDS,
  type BillingData,
  type BillingProblem,
} from '@contract';
import { useState } from 'react';
import { useLocale, useT } from '../../i18n';
import { SelectField } from '../../ui/select-field';
import { TextField, type TextFieldProps } from '../../ui/text-field';
import { billingProblems, codesAskedOf, type BillingField, type BillingTextField } from './billing';
import { Choice } from './choice';

interface Control {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

interface BillingFormProps {
  fields: BillingData;
  control: (field: BillingField) => Control;
  problems: Partial<Record<BillingField, BillingProblem | 'invalid'>>;
  /** What is free needs no codes. */
  free: boolean;
}

/** The fields of the billing data, as browsers know them, so that one press fills them all. */
export function BillingForm({ fields, control, problems, free }: BillingFormProps) {
  const t = useT();
  const { customerKind } = fields;
  const company = customerKind === 'company';
  const requiredCodes = free ? [] : codesAskedOf(fields);
  const [visited, setVisited] = useState<ReadonlySet<BillingTextField>>(new Set());
  const found = billingProblems(fields, { free });
  const props = (field: BillingTextField) => {
    // What is empty may still be filled; what is wrong is shown to whoever leaves it.
    const live = visited.has(field) && fields[field].trim() !== '' ? found[field] : undefined;
    const problem = problems[field] ?? live;
    return {
      ...control(field),
      onBlur: () => setVisited((fieldsVisited) => new Set(fieldsVisited).add(field)),
      label: t(`billing.fields.${field}`),
      maxLength: BILLING_LIMITS[field],
      error: problem && t(`billing.validation.${problem}`),
    };
  };
  const code = (field: BillingTextField) => ({
    ...props(field),
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'characters',
  });
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <Choice
        legend={t('billing.customerKind.label')}
        name="customerKind"
        value={customerKind}
        onChange={control('customerKind').onChange}
        options={CUSTOMER_KINDS.map((kind) => ({ value: kind, label: t(`billing.customerKind.${kind}`) }))}
      />
      <TextField
        {...props('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        {...props('fullName')}
        label={t(company ? 'billing.fields.companyName' : 'billing.fields.fullName')}
        required
        autoComplete={company ? 'billing organization' : 'billing name'}
      />
      {requiredCodes.includes('vatNumber') && <TextField {...code('vatNumber')} />}
      {requiredCodes.includes('taxCode') && (
        <TextField
          {...code('taxCode')}
          required={!company}
          hint={company ? t('billing.hints.companyTaxCode') : undefined}
        />
      )}
      {requiredCodes.includes('recipientCode') && (
        <div css={PAIR}>
          <TextField {...code('recipientCode')} hint={t('billing.hints.delivery')} />
          <TextField
            {...props('pec')}
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            hint={t('billing.hints.pec')}
          />
        </div>
      )}
      {requiredCodes.includes('cig') && (
        <>
          <TextField {...code('orderNumber')} hint={t('billing.hints.orderNumber')} />
          <div css={PAIR}>
            <TextField {...code('cig')} hint={t('billing.hints.cig')} />
            <TextField {...code('cup')} hint={t('billing.hints.cup')} />
          </div>
        </>
      )}
      {!free && <Place props={props} />}
    </div>
  );
}

/** Where invoices say that the buyer is; what is free has none. */
function Place({ props }: { props: (field: BillingTextField) => TextFieldProps }) {
  return (
    <>
      <TextField {...props('address')} required autoComplete="billing street-address" />
      <div css={{ ...PAIR, '@media (min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) 140px' } }}>
        <TextField {...props('city')} required autoComplete="billing address-level2" />
        <TextField {...props('postalCode')} required autoComplete="billing postal-code" />
      </div>
      <CountryField {...props('country')} />
    </>
  );
}

/** A country of the list; what was typed where there was none is found in it, by its name in either language. */
function CountryField({ value, ...props }: TextFieldProps) {
  const t = useT();
  const { locale } = useLocale();
  const countries = countriesIn(locale);
  const code = value.trim() === '' ? null : countryCode(value);
  const chosen = countries.find((country) => country.code === code)?.name ?? '';
  return (
    <SelectField
      label={props.label}
      error={props.error}
      name={props.name}
      onChange={props.onChange}
      required
      autoComplete="billing country-name"
      value={chosen}
      options={[
        ...(chosen === '' ? [{ value: '', label: t('billing.hints.country') }] : []),
        ...countries.map(({ name }) => ({ value: name, label: name })),
      ]}
    />
  );
}

const PAIR = {
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
