import type { GetLegalPage, LegalSlug, SiteOperator } from '@contract';
import { useLocale, useT, type Key } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { LoadFailure } from '../../../shared/load-failure';
import { ArticleBody } from '../../../shared/article/article-body';
import type { MetaContext, PageAddress, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { Card } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { legalKey, useLegalPage } from '../api/use-legal-page';

const { color, size } = tokens;

const FACTS = ['name', 'address', 'vatNumber', 'email', 'pec'] as const;
const FACT_LABELS: Record<(typeof FACTS)[number], Key> = {
  name: 'legal.operator.name',
  address: 'legal.operator.address',
  vatNumber: 'legal.operator.vatNumber',
  email: 'legal.operator.email',
  pec: 'legal.operator.pec',
};

/** Who answers for the product; what the configuration does not say is said to be missing. */
function OperatorCard({ operator }: { operator: SiteOperator }) {
  const t = useT();
  const known = FACTS.filter((fact) => operator[fact] !== '');
  return (
    <Card as="section">
      <h2 css={{ fontSize: size.l, paddingBottom: 12 }}>{t('legal.operator.title')}</h2>
      {known.length === 0 ? (
        <p css={{ color: color.muted }}>{t('legal.operator.unknown')}</p>
      ) : (
        <dl css={{ display: 'grid', gap: 8 }}>
          {FACTS.map((fact) => (
            <div key={fact} css={{ display: 'flex', flexWrap: 'wrap', columnGap: 12 }}>
              <dt css={{ color: color.muted, minWidth: 140 }}>{t(FACT_LABELS[fact])}</dt>
              <dd css={{ overflowWrap: 'anywhere' }}>{operator[fact] || t('legal.operator.missing')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

function LegalText({ slug }: { slug: LegalSlug }) {
  const t = useT();
  const { locale } = useLocale();
  const { page, error, reload, reloading } = useLegalPage(slug);
  if (error && !page) {
    return (
      <PageBody width="text">
        <LoadFailure title={t('legal.failed')} error={error} onRetry={reload} retrying={reloading} />
      </PageBody>
    );
  }
  if (!page) {
    return (
      <PageBody width="text">
        <Skeleton height={40} />
        <Skeleton lines={12} />
      </PageBody>
    );
  }
  return (
    <PageBody width="article">
      <header css={{ display: 'grid', gap: 8 }}>
        <h1 css={{ fontSize: size.xxl }}>{page.title}</h1>
        <p css={{ color: color.muted }}>
          {t('legal.version', {
            version: String(page.version),
            // Noon, so that the day is the same wherever it is read.
            day: formatDate(`${page.effectiveOn}T12:00:00.000Z`, locale),
          })}
        </p>
      </header>
      <ArticleBody html={page.body} />
      <OperatorCard operator={page.operator} />
    </PageBody>
  );
}

/** What the module of one legal page exports. */
export const legalPage = (slug: LegalSlug) => ({
  Page: () => <LegalText slug={slug} />,
  load: ({ locale }: PageAddress) => [legalKey(slug, locale)],
  meta: ({ subject, t }: MetaContext): PageMeta => {
    const page = (subject as GetLegalPage['response'] | undefined)?.data;
    return page
      ? { title: page.title, description: t('legal.description', { title: page.title }) }
      : { title: t('legal.title'), noIndex: true };
  },
});
