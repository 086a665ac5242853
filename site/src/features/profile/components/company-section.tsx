import {
  COMPANY_LIMITS,
  COMPANY_PROBLEMS,
  type Company,
  type CompanyField,
  type CompanyProblem,
} from '@contract';
import { useEffect } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { useForm } from '../../../shared/forms/use-form';
import { useSubmission } from '../../../shared/forms/use-submission';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { TextField, type TextFieldProps } from '../../../ui/text-field';
import { toast } from '../../../ui/toast';
import { useCompany } from '../api/use-company';
import { LoadFailure } from '../../../shared/load-failure';
import { Section } from './section';

const NO_COMPANY: Company = {
  name: '',
  vatNumber: '',
  taxCode: '',
  pec: '',
  contactEmail: '',
  recipientCode: '',
  address: '',
  city: '',
  province: '',
  postalCode: '',
  country: 'Italia',
};
const FIELDS = Object.keys(COMPANY_LIMITS) as CompanyField[];
const WIDE: CompanyField[] = ['name', 'contactEmail', 'address'];

/** How each field is typed; what is a code is not corrected by the browser. */
const TYPING: Partial<Record<CompanyField, Partial<TextFieldProps>>> = {
  name: { autoComplete: 'organization', required: true },
  vatNumber: { spellCheck: false },
  taxCode: { spellCheck: false },
  pec: { type: 'email', inputMode: 'email', spellCheck: false },
  contactEmail: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  recipientCode: { spellCheck: false },
  address: { autoComplete: 'street-address' },
  city: { autoComplete: 'address-level2' },
  province: { autoComplete: 'address-level1', spellCheck: false },
  postalCode: { autoComplete: 'postal-code' },
  country: { autoComplete: 'country-name' },
};

const isProblem = (rule: string): rule is CompanyProblem =>
  COMPANY_PROBLEMS.some((problem) => problem === rule);

/** The server's refusals by field; a rule that has no words of its own is a matter of form. */
const refusedFields = (refused: Record<string, string>): Partial<Record<CompanyField, CompanyProblem>> =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const rule = refused[field];
      return rule ? [[field, isProblem(rule) ? rule : 'format']] : [];
    }),
  );

/** Company and billing data. */
export function CompanySection({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const t = useT();
  const { company, error, reload, reloading, save } = useCompany();
  return (
    <Section id="company" title={t('profile.company.title')} lead={t('profile.company.lead')}>
      {company !== undefined ? (
        <CompanyForm company={company ?? NO_COMPANY} save={save} onDirty={onDirty} />
      ) : error ? (
        <LoadFailure
          title={t('profile.company.loadFailed')}
          error={error}
          onRetry={reload}
          retrying={reloading}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Section>
  );
}

interface CompanyFormProps {
  company: Company;
  save: (company: Company) => Promise<Company>;
  onDirty: (dirty: boolean) => void;
}

function CompanyForm({ company, save, onDirty }: CompanyFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const { element, fields, problems, control, refuse, replace } = useForm<CompanyField, CompanyProblem>({
    initial: company,
  });
  const dirty = FIELDS.some((field) => fields[field] !== company[field]);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  const { busy, failure, onSubmit } = useSubmission({
    refuse,
    validate: () => (fields.name.trim() === '' ? { name: 'required' } : {}),
    send: async () => {
      replace(await save(fields));
      toast.success(t('profile.company.saved'), t('profile.company.savedBody'));
    },
    problemsOf: (refused) => refusedFields(refused.fields),
  });

  const hint = (field: CompanyField) =>
    field === 'vatNumber' || field === 'recipientCode' || field === 'province'
      ? t(`profile.company.hints.${field}`)
      : undefined;
  return (
    <form
      ref={element}
      noValidate
      onSubmit={onSubmit}
      css={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'start',
        '@media (min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {failure && (
        <div css={{ gridColumn: '1 / -1' }}>
          <Notice tone="error" title={t('profile.company.failed')}>
            {errorText(failure)}
          </Notice>
        </div>
      )}
      {FIELDS.map((field) => {
        const problem = problems[field];
        return (
          <div key={field} css={WIDE.includes(field) ? { gridColumn: '1 / -1' } : undefined}>
            <TextField
              {...control(field)}
              {...TYPING[field]}
              label={t(`profile.company.fields.${field}`)}
              hint={hint(field)}
              maxLength={COMPANY_LIMITS[field]}
              error={problem && t(`profile.company.problems.${problem}`)}
            />
          </div>
        );
      })}
      <div css={{ gridColumn: '1 / -1' }}>
        <Button type="submit" busy={busy}>
          {t('profile.company.save')}
        </Button>
      </div>
    </form>
  );
}
