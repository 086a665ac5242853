import { useT, type Key } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import type { ProductDraft } from '../../model/product-draft';
import type { ColleagueChange } from '../../model/rebase-draft';

type DraftField = keyof ProductDraft;

interface StaleNoticeProps {
  changes: readonly ColleagueChange<DraftField>[];
  /** The product as the colleague saved it. */
  theirs: ProductDraft;
  onTake: (field: DraftField) => void;
  onTakeAll: () => void;
}

/** A field's label, and whether it is the English text. */
const LABELS: Record<DraftField, [label: Key, english?: true]> = {
  slug: ['admin.form.slug'],
  kind: ['admin.form.kind'],
  title: ['admin.form.title'],
  titleEn: ['admin.form.title', true],
  description: ['admin.form.description'],
  descriptionEn: ['admin.form.description', true],
  priceCents: ['admin.form.priceEuro'],
  billingPeriod: ['admin.form.billingPeriod'],
  installations: ['admin.form.installations'],
  activationTime: ['admin.form.activationTime'],
  activationTimeEn: ['admin.form.activationTime', true],
  badge: ['admin.form.badge'],
  badgeEn: ['admin.form.badge', true],
  badgeColor: ['admin.form.badgeColor'],
  badgeTextColor: ['admin.form.badgeTextColor'],
  imageId: ['admin.form.picture'],
  imageBgColor: ['admin.form.imageBgColor'],
  priceBgColor: ['admin.form.priceBgColor'],
  priceTextColor: ['admin.form.priceTextColor'],
  footerBgColor: ['admin.form.footerBgColor'],
  footerTextColor: ['admin.form.footerTextColor'],
  requires: ['admin.form.requires'],
  requiresEn: ['admin.form.requires', true],
  optional: ['admin.form.optional'],
  optionalEn: ['admin.form.optional', true],
  installationGuide: ['admin.form.installationGuide'],
  installationGuideEn: ['admin.form.installationGuide', true],
  platforms: ['admin.form.platforms'],
  templatePath: ['admin.form.templatePath'],
  messageCredits: ['admin.form.messageCredits'],
  listed: ['admin.form.listed'],
};
/** Characters of a value that are enough to recognise it by. */
const SHOWN = 90;

/** What a colleague saved while this product was open; nothing that was typed is lost. */
export function StaleNotice({ changes, theirs, onTake, onTakeAll }: StaleNoticeProps) {
  const t = useT();
  const labelOf = (field: DraftField) => {
    const [label, english] = LABELS[field];
    return english ? t('admin.form.inEnglish', { field: t(label) }) : t(label);
  };
  const valueOf = (field: DraftField): string => {
    if (field === 'kind') return t(`admin.form.kinds.${theirs.kind}`);
    if (field === 'billingPeriod') return t(`admin.form.periods.${theirs.billingPeriod}`);
    if (field === 'listed') return t(theirs.listed ? 'admin.products.listed' : 'admin.products.unlisted');
    if (field === 'imageId')
      return t(theirs.imageId === null ? 'admin.form.noPicture' : 'admin.form.newPicture');
    const text = theirs[field];
    if (text === '') return t('admin.form.empty');
    return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  };
  return (
    <Notice
      tone="warning"
      title={t('admin.form.stale')}
      action={
        <Button size="s" variant="secondary" icon="refresh" onClick={onTakeAll}>
          {t('admin.form.takeAll')}
        </Button>
      }
    >
      <p>{t('admin.form.staleBody')}</p>
      <ul css={{ margin: '8px 0 0', paddingLeft: 18, overflowWrap: 'anywhere' }}>
        {changes.map(({ field, contested }) => (
          <li key={field}>
            <strong>{labelOf(field)}</strong>: {valueOf(field)}
            {contested && (
              <>
                {' '}
                ({t('admin.form.staleMine')}){' '}
                <Button
                  size="s"
                  variant="ghost"
                  aria-label={t('admin.form.takeOf', { field: labelOf(field) })}
                  onClick={() => onTake(field)}
                >
                  {t('admin.form.take')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
