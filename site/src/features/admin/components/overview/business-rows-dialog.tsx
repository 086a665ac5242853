import { BUSINESS_FIGURES, type BusinessRow } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatShortDate } from '../../../../lib/dates';
import { formatEuro } from '../../../../lib/money';
import { Dialog } from '../../../../ui/dialog';
import type { Column } from '../../../../ui/table';
import { saveBusinessRows } from '../../api/use-business';
import { useList } from '../../api/use-list';
import { useAddress } from '../../model/use-address';
import { DownloadButton } from '../download-button';
import { Records } from '../records';

const FILTERS = ['month', 'day', 'until', 'late', 'name'] as const;

/** What a figure is made of: its address names it, so that the way back closes it. */
export function BusinessRowsDialog() {
  const t = useT();
  const { get, filter } = useAddress();
  const figure = BUSINESS_FIGURES.find((name) => name === get('rows'));
  const close = () =>
    filter(Object.fromEntries(['rows', ...FILTERS].map((name) => [name, undefined])), { replace: false });
  if (!figure) return null;
  return (
    <Dialog open title={t(`adminBusiness.rows.${figure}`)} onClose={close} width={860}>
      <RowsOf key={figure} figure={figure} />
    </Dialog>
  );
}

function RowsOf({ figure }: { figure: (typeof BUSINESS_FIGURES)[number] }) {
  const t = useT();
  const { locale } = useLocale();
  const { query, page, turnTo } = useAddress();
  const filters = query(FILTERS);
  const wanted = filters === '' ? `figure=${figure}` : `figure=${figure}&${filters}`;
  const list = useList<BusinessRow>('/admin/business/rows', wanted, page, 'admin-purchases');
  const isQuestion = figure === 'unanswered';
  const columns: Column<BusinessRow>[] = [
    {
      id: 'at',
      header: t('adminBusiness.columns.at'),
      cell: ({ at }) => formatShortDate(at, locale),
    },
    {
      id: 'name',
      header: t(isQuestion ? 'adminBusiness.columns.question' : 'adminBusiness.columns.name'),
      cell: ({ name }) => name,
    },
    { id: 'title', header: t('adminBusiness.columns.title'), rowHeader: true, cell: ({ title }) => title },
    ...(isQuestion
      ? []
      : [
          {
            id: 'customer',
            header: t('adminBusiness.columns.customer'),
            cell: ({ customer }: BusinessRow) => customer || t('admin.goneAccount'),
          },
          {
            id: 'amount',
            header: t('adminBusiness.columns.amount'),
            align: 'end' as const,
            cell: ({ amountCents }: BusinessRow) =>
              amountCents === null ? '' : formatEuro(amountCents, locale),
          },
        ]),
  ];
  return (
    <div css={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <DownloadButton onSave={() => saveBusinessRows(wanted, figure)}>
          {t('adminBusiness.export')}
        </DownloadButton>
      </div>
      <Records
        label={t(`adminBusiness.rows.${figure}`)}
        list={list}
        columns={columns}
        rowKey={({ id, at, name }) => `${id} ${at} ${name}`}
        page={page}
        onPage={turnTo}
        empty={{ title: t('adminBusiness.noRows'), hint: t('adminBusiness.noRowsHint') }}
        onClear={null}
        total={t('adminBusiness.total', { count: list.total })}
      />
    </div>
  );
}
