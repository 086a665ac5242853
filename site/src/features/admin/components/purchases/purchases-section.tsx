import { ADMIN_PURCHASE_STATUSES, PAYMENT_METHODS, type AdminPurchase } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatShortDate } from '../../../../lib/dates';
import { formatPrice } from '../../../../lib/money';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { SelectField } from '../../../../ui/select-field';
import type { Column } from '../../../../ui/table';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { purchaseCalls } from '../../api/purchase-calls';
import { useList } from '../../api/use-list';
import { oneOf } from '../../model/tabs';
import { useAddress } from '../../model/use-address';
import { AddressSearch, Filters } from '../filters';
import { Records } from '../records';
import { MarkPaidDialog } from './mark-paid-dialog';
import { NoteDialog } from './note-dialog';

const FILTERS = ['q', 'status', 'method', 'from', 'to'] as const;
const METHODS = ['all', ...PAYMENT_METHODS] as const;

/** Everybody's orders: found, exported, confirmed when their transfer arrives, annotated. */
export function PurchasesSection() {
  const t = useT();
  const { get, query, page, turnTo, filter } = useAddress();
  const list = useList<AdminPurchase>('/admin/purchases', query(FILTERS), page);
  const [paying, setPaying] = useState<AdminPurchase | null>(null);
  const [noting, setNoting] = useState<AdminPurchase | null>(null);
  const filtered = query(FILTERS) !== '';

  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <Filters>
        <AddressSearch placeholder={t('admin.purchases.searchHint')} />
        <SelectField
          label={t('admin.purchases.status')}
          value={oneOf(ADMIN_PURCHASE_STATUSES, get('status'))}
          onChange={(status) => filter({ status: status === 'all' ? undefined : status })}
          options={ADMIN_PURCHASE_STATUSES.map((value) => ({
            value,
            label:
              value === 'all'
                ? t('admin.all')
                : value === 'awaiting-transfer'
                  ? t('admin.purchases.awaitingTransfer')
                  : t(`admin.purchases.statuses.${value}`),
          }))}
        />
        <SelectField
          label={t('admin.purchases.method')}
          value={oneOf(METHODS, get('method'))}
          onChange={(method) => filter({ method: method === 'all' ? undefined : method })}
          options={METHODS.map((value) => ({
            value,
            label: value === 'all' ? t('admin.all') : t(`admin.purchases.methods.${value}`),
          }))}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(`admin.purchases.${end}`)}
            value={get(end)}
            onChange={(day) => filter({ [end]: day })}
          />
        ))}
        <ExportButton query={query(FILTERS)} />
      </Filters>
      <Records
        label={t('admin.purchases.label')}
        list={list}
        columns={useColumns(setPaying, setNoting)}
        rowKey={({ id }) => id}
        page={page}
        onPage={turnTo}
        empty={{ title: t('admin.purchases.empty'), hint: t('admin.purchases.emptyHint') }}
        onClear={filtered ? () => filter(Object.fromEntries(FILTERS.map((name) => [name, undefined]))) : null}
        total={t('admin.purchases.total', { count: list.total })}
      />
      <MarkPaidDialog purchase={paying} onDone={list.reload} onClose={() => setPaying(null)} />
      {noting && (
        <NoteDialog
          key={noting.id}
          purchase={noting}
          onDone={async () => {
            setNoting(null);
            await list.reload();
          }}
          onClose={() => setNoting(null)}
        />
      )}
    </div>
  );
}

function useColumns(
  onPay: (purchase: AdminPurchase) => void,
  onNote: (purchase: AdminPurchase) => void,
): Column<AdminPurchase>[] {
  const t = useT();
  const { locale } = useLocale();
  const emailOf = ({ customer }: AdminPurchase) => customer?.email ?? t('admin.goneAccount');
  const words = (purchase: AdminPurchase) => ({ title: purchase.productTitle, email: emailOf(purchase) });
  return [
    { id: 'customer', header: t('admin.purchases.customer'), rowHeader: true, cell: emailOf },
    { id: 'product', header: t('admin.purchases.product'), cell: ({ productTitle }) => productTitle },
    {
      id: 'date',
      header: t('admin.purchases.date'),
      cell: ({ purchasedAt }) => formatShortDate(purchasedAt, locale),
    },
    {
      id: 'price',
      header: t('admin.purchases.price'),
      cell: ({ priceCents, billingPeriod, method }) => (
        <span css={{ display: 'grid' }}>
          {formatPrice(priceCents, billingPeriod, locale)}
          <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
            {t(`admin.purchases.methods.${method}`)}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('admin.purchases.status'),
      cell: ({ status }) => (
        <Badge tone={status === 'paid' ? 'success' : 'warning'}>
          {t(`admin.purchases.statuses.${status}`)}
        </Badge>
      ),
    },
    {
      id: 'actions',
      header: t('admin.purchases.actions'),
      cell: (purchase) => (
        <span css={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          {purchase.canMarkPaid && (
            <Button
              size="s"
              variant="secondary"
              icon="check"
              aria-label={t('admin.purchases.markPaidOf', words(purchase))}
              onClick={() => onPay(purchase)}
            >
              {t('admin.purchases.markPaid')}
            </Button>
          )}
          <Button
            size="s"
            variant="ghost"
            icon="edit"
            aria-label={t('admin.purchases.noteOf', words(purchase))}
            onClick={() => onNote(purchase)}
          >
            {t('admin.purchases.note')}
          </Button>
          {purchase.note && (
            <span css={{ maxWidth: 260, fontSize: tokens.size.xs, color: tokens.color.muted }}>
              {purchase.note}
            </span>
          )}
        </span>
      ),
    },
  ];
}

function ExportButton({ query }: { query: string }) {
  const t = useT();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await purchaseCalls.export(query, t('admin.purchases.fileName'));
    } catch (failure) {
      toast.error(t('admin.purchases.exportFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" icon="download" busy={busy} onClick={() => void save()}>
      {t('admin.purchases.export')}
    </Button>
  );
}
