import { isBookPeriod, type ListInvoices } from '@contract';
import { useState } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { today } from '../../../../lib/dates';
import { formatEuro } from '../../../../lib/money';
import { Dialog } from '../../../../ui/dialog';
import { SelectField } from '../../../../ui/select-field';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { purchaseCalls } from '../../api/purchase-calls';
import { useInvoices } from '../../api/use-documents';
import { lastMonths, lastQuarters, lastYears } from '../../model/months';
import { DownloadButton } from '../download-button';
import { LoadFailure } from '../load-failure';
import { BooksCheck } from './books-check';
import { InvoiceProblems } from './invoice-problems';
import { MonthNotes } from './month-notes';

/** The electronic invoices of a period in one archive, with what is missing from it and why. */
export function InvoicesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { locale } = useLocale();
  const periods = [
    ...lastMonths(today(), locale),
    ...lastQuarters(today()).map(({ value, quarter, year }) => ({
      value,
      label: t('adminBooks.month.quarter', { quarter, year }),
    })),
    ...lastYears(today()).map((year) => ({ value: year, label: t('adminBooks.month.year', { year }) })),
  ];
  const [period, setPeriod] = useState(today().slice(0, 7));
  const { invoices, error, reading, reload } = useInvoices(isBookPeriod(period) ? period : null);
  return (
    <Dialog open title={t('admin.invoices.title')} onClose={onClose}>
      <div css={{ display: 'grid', gap: 16 }}>
        <p css={{ color: tokens.color.muted }}>{t('admin.invoices.lead')}</p>
        <SelectField
          label={t('admin.invoices.period')}
          value={period}
          onChange={setPeriod}
          options={periods}
        />
        {error && (
          <LoadFailure error={error} stale={invoices !== undefined} retrying={reading} onRetry={reload} />
        )}
        {!invoices && !error && <Skeleton height={80} />}
        {invoices && <Period key={period} period={period} invoices={invoices} />}
        <BooksCheck />
      </div>
    </Dialog>
  );
}

function Period({ period, invoices }: { period: string; invoices: ListInvoices['response'] }) {
  const t = useT();
  const { locale } = useLocale();
  const { total, ready, totals } = invoices.meta;
  const refused = total - ready;
  const shownExtras = [
    ...(totals.splitVatCents === 0 ? [] : (['splitVatCents', 'toPayCents'] as const)),
    ...(totals.stampCents === 0 ? [] : (['stampCents'] as const)),
  ];
  return (
    <>
      <p role="status">
        {total === 0 ? t('admin.invoices.none') : t('admin.invoices.ready', { count: ready, total })}
      </p>
      {total > 0 && (
        <dl
          css={{
            display: 'grid',
            gridTemplateColumns: 'max-content max-content',
            gap: '4px 24px',
            margin: 0,
            dd: { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
          }}
        >
          {(['netCents', 'vatCents', 'totalCents'] as const).map((name) => (
            <div key={name} css={{ display: 'contents' }}>
              <dt>{t(`admin.invoices.totals.${name}`)}</dt>
              <dd>{formatEuro(totals[name], locale)}</dd>
            </div>
          ))}
          {shownExtras.map((name) => (
            <div key={name} css={{ display: 'contents' }}>
              <dt>{t(`adminBooks.month.${name}`)}</dt>
              <dd>{formatEuro(totals[name], locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      <MonthNotes year={period.slice(0, 4)} meta={invoices.meta} />
      {total > 0 && (
        <div>
          <DownloadButton variant="primary" size="m" onSave={() => purchaseCalls.invoices(period)}>
            {t('admin.invoices.download')}
          </DownloadButton>
        </div>
      )}
      {refused > 0 && (
        <section css={{ display: 'grid', gap: 12 }}>
          <h3 css={{ fontSize: tokens.size.m }}>{t('admin.invoices.refused', { count: refused })}</h3>
          <ul css={{ display: 'grid', gap: 16, margin: 0, padding: 0 }}>
            {invoices.data.map(({ id, number, customer, productTitle, amountCents, problems }) => (
              <li key={id} css={{ display: 'grid', gap: 4 }}>
                <div css={{ display: 'flex', gap: 16, justifyContent: 'space-between' }}>
                  <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    <strong>{number}</strong> · {customer || t('admin.goneAccount')} · {productTitle}
                  </span>
                  <span css={{ fontVariantNumeric: 'tabular-nums' }}>{formatEuro(amountCents, locale)}</span>
                </div>
                <InvoiceProblems problems={problems} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
