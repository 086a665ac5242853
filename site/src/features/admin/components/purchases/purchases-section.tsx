import { ADMIN_PURCHASE_STATUSES, PAYMENT_METHODS, type AdminPurchase } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { SelectField } from '../../../../ui/select-field';
import { TextField } from '../../../../ui/text-field';
import { purchaseCalls } from '../../api/purchase-calls';
import { useList } from '../../api/use-list';
import { oneOf } from '../../model/tabs';
import { useAddress } from '../../model/use-address';
import { DownloadButton } from '../download-button';
import { AddressSearch, Filters } from '../filters';
import { Records } from '../records';
import { DocumentsDialog } from './documents-dialog';
import { InvoicesDialog } from './invoices-dialog';
import { MarkPaidDialog } from './mark-paid-dialog';
import { NoteDialog } from './note-dialog';
import { usePurchaseColumns, type PurchaseDialog } from './purchase-columns';
import { RefundDialog } from './refund-dialog';

const FILTERS = ['q', 'status', 'method', 'from', 'to'] as const;
const METHODS = ['all', ...PAYMENT_METHODS] as const;

/** Everybody's orders: found, exported, confirmed when their transfer arrives, invoiced, given back, annotated. */
export function PurchasesSection() {
  const t = useT();
  const { get, query, page, turnTo, filter } = useAddress();
  const list = useList<AdminPurchase>('/admin/purchases', query(FILTERS), page, 'admin-purchases');
  const [paying, setPaying] = useState<AdminPurchase | null>(null);
  const [open, setOpen] = useState<{ dialog: PurchaseDialog; purchase: AdminPurchase } | null>(null);
  const [invoicing, setInvoicing] = useState(false);
  const close = () => setOpen(null);
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
        <div css={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <DownloadButton
            size="m"
            onSave={() => purchaseCalls.export(query(FILTERS), t('admin.purchases.fileName'))}
          >
            {t('admin.purchases.export')}
          </DownloadButton>
          <Button variant="secondary" icon="file" onClick={() => setInvoicing(true)}>
            {t('admin.invoices.action')}
          </Button>
        </div>
      </Filters>
      <Records
        label={t('admin.purchases.label')}
        list={list}
        columns={usePurchaseColumns(setPaying, (dialog, purchase) => setOpen({ dialog, purchase }))}
        rowKey={({ id }) => id}
        page={page}
        onPage={turnTo}
        empty={{ title: t('admin.purchases.empty'), hint: t('admin.purchases.emptyHint') }}
        onClear={filtered ? () => filter(Object.fromEntries(FILTERS.map((name) => [name, undefined]))) : null}
        total={t('admin.purchases.total', { count: list.total })}
      />
      <MarkPaidDialog purchase={paying} onDone={list.reload} onClose={() => setPaying(null)} />
      {invoicing && <InvoicesDialog onClose={() => setInvoicing(false)} />}
      {open?.dialog === 'documents' && <DocumentsDialog purchase={open.purchase} onClose={close} />}
      {open?.dialog === 'refund' && (
        <RefundDialog purchase={open.purchase} onDone={list.reload} onClose={close} />
      )}
      {open?.dialog === 'note' && (
        <NoteDialog
          purchase={open.purchase}
          onDone={async () => {
            close();
            await list.reload();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
