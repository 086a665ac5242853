import { ADMIN_LIMITS, BILLING_PERIODS, PRODUCT_KINDS } from '@contract';
import { useT, type Key } from '../../../../i18n';
import { SelectField } from '../../../../ui/select-field';
import { SwitchField } from '../../../../ui/switch-field';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import type { FieldProblems, ProductDraft } from '../../model/product-draft';
import { Fieldset } from './fieldset';

interface ProductFieldsProps {
  draft: ProductDraft;
  problems: FieldProblems;
  onChange: (changes: Partial<ProductDraft>) => void;
  kindLocked: boolean;
}

const LIMITS = ADMIN_LIMITS.product;
/** Fields that are plain texts while they are edited. */
type TextName = {
  [Name in keyof ProductDraft]: string extends ProductDraft[Name] ? Name : never;
}[keyof ProductDraft];

/** What a product is, what it costs, what it needs; and its English texts. */
export function ProductFields({ draft, problems, onChange, kindLocked }: ProductFieldsProps) {
  const t = useT();
  const control = (name: TextName, label: Key, max: number) => ({
    label: t(label),
    value: draft[name],
    error: problems[name],
    maxLength: max,
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const wide = { gridColumn: '1 / -1' };

  return (
    <>
      <Fieldset title={t('admin.form.basics')}>
        <TextField {...control('title', 'admin.form.title', LIMITS.title)} required />
        <TextField
          {...control('slug', 'admin.form.slug', LIMITS.slug)}
          hint={t('admin.form.slugHint')}
          spellCheck={false}
        />
        <div css={wide}>
          <TextArea {...control('description', 'admin.form.description', LIMITS.description)} rows={4} />
        </div>
        <SelectField
          label={t('admin.form.kind')}
          value={draft.kind}
          disabled={kindLocked}
          error={problems.kind}
          hint={kindLocked ? t('admin.form.kindLocked') : undefined}
          onChange={(kind) => onChange({ kind })}
          options={PRODUCT_KINDS.map((value) => ({ value, label: t(`admin.form.kinds.${value}`) }))}
        />
        <SwitchField
          label={t('admin.form.listed')}
          checked={draft.listed}
          onChange={(listed) => onChange({ listed })}
        />
      </Fieldset>
      <Fieldset title={t('admin.form.price')}>
        <TextField
          {...control('priceCents', 'admin.form.priceEuro', 12)}
          inputMode="decimal"
          hint={t('admin.form.priceHint')}
        />
        <SelectField
          label={t('admin.form.billingPeriod')}
          value={draft.billingPeriod}
          onChange={(billingPeriod) => onChange({ billingPeriod })}
          options={BILLING_PERIODS.map((value) => ({ value, label: t(`admin.form.periods.${value}`) }))}
        />
        <TextField {...control('installations', 'admin.form.installations', 6)} inputMode="numeric" />
        {draft.kind === 'credits' && (
          <TextField {...control('messageCredits', 'admin.form.messageCredits', 7)} inputMode="numeric" />
        )}
        <TextField {...control('activationTime', 'admin.form.activationTime', LIMITS.line)} />
        <TextField {...control('badge', 'admin.form.badge', LIMITS.line)} />
      </Fieldset>
      <Fieldset title={t('admin.form.texts')}>
        <TextArea {...control('requires', 'admin.form.requires', 10_000)} hint={t('admin.form.listHint')} />
        <TextArea {...control('optional', 'admin.form.optional', 10_000)} hint={t('admin.form.listHint')} />
        <div css={wide}>
          <TextArea
            {...control('installationGuide', 'admin.form.installationGuide', LIMITS.guide)}
            hint={t('admin.form.guideHint')}
          />
        </div>
        <TextField
          {...control('platforms', 'admin.form.platforms', 500)}
          hint={t('admin.form.platformsHint')}
        />
        <TextField {...control('templatePath', 'admin.form.templatePath', LIMITS.path)} />
      </Fieldset>
      <details>
        <summary css={{ cursor: 'pointer', padding: '8px 0', fontWeight: 600 }}>
          {t('admin.form.english')}
        </summary>
        <Fieldset title={t('admin.form.english')} hint={t('admin.form.englishHint')}>
          <TextField {...control('titleEn', 'admin.form.title', LIMITS.line)} />
          <TextField {...control('badgeEn', 'admin.form.badge', LIMITS.line)} />
          <TextField {...control('activationTimeEn', 'admin.form.activationTime', LIMITS.line)} />
          <div css={wide}>
            <TextArea {...control('descriptionEn', 'admin.form.description', LIMITS.description)} />
          </div>
          <TextArea
            {...control('requiresEn', 'admin.form.requires', 10_000)}
            hint={t('admin.form.listHint')}
          />
          <TextArea
            {...control('optionalEn', 'admin.form.optional', 10_000)}
            hint={t('admin.form.listHint')}
          />
          <div css={wide}>
            <TextArea
              {...control('installationGuideEn', 'admin.form.installationGuide', LIMITS.guide)}
              hint={t('admin.form.guideHint')}
            />
          </div>
        </Fieldset>
      </details>
    </>
  );
}
