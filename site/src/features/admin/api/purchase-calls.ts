import type { AdminPurchase, AnnotatePurchase, MarkPurchasePaid, RefundPurchase } from '@contract';
import { downloadFile } from '../../../lib/download';
import { http } from '../../../lib/http';

const id = encodeURIComponent;

export const purchaseCalls = {
  markPaid: (purchase: AdminPurchase) =>
    http.post<MarkPurchasePaid['response']>(`/purchases/${id(purchase.id)}/mark-paid`),

  annotate: (purchase: AdminPurchase, request: AnnotatePurchase['request']) =>
    http.patch<AnnotatePurchase['response']>(`/admin/purchases/${id(purchase.id)}`, request),

  refund: (purchase: AdminPurchase, request: RefundPurchase['request']) =>
    http.post<RefundPurchase['response']>(`/admin/purchases/${id(purchase.id)}/refund`, request),

  /** Saves the whole filter as a file. */
  export: (query: string, name: string) => downloadFile(`/admin/purchases/export?${query}`, `${name}.csv`),

  receiptPdf: (receiptId: string) => downloadFile(`/admin/receipts/${id(receiptId)}/pdf`),
  invoice: (receiptId: string) => downloadFile(`/admin/receipts/${id(receiptId)}/invoice`),
  /** The invoices of a month, in one archive. */
  invoices: (month: string) => downloadFile(`/admin/invoices/export?month=${id(month)}`),
};
