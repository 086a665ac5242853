import type {
  AdminPurchase,
  AnnotatePurchase,
  CorrectAdminBilling,
  MarkPurchasePaid,
  RefundPurchase,
  ReissueDocument,
  TransmitInvoice,
} from '@contract';
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

  correctBilling: (purchaseId: string, request: CorrectAdminBilling['request']) =>
    http.patch<CorrectAdminBilling['response']>(`/admin/purchases/${id(purchaseId)}/billing`, request),

  /** Hands a document to the exchange system, or again. */
  transmit: (receiptId: string) =>
    http.post<TransmitInvoice['response']>(`/admin/receipts/${id(receiptId)}/transmissions`),

  reissue: (receiptId: string, request: ReissueDocument['request']) =>
    http.post<ReissueDocument['response']>(`/admin/receipts/${id(receiptId)}/reissue`, request),

  /** Saves the whole filter as a file. */
  export: (query: string, name: string) => downloadFile(`/admin/purchases/export?${query}`, `${name}.csv`),

  receiptPdf: (receiptId: string) => downloadFile(`/admin/receipts/${id(receiptId)}/pdf`),
  invoice: (receiptId: string) => downloadFile(`/admin/receipts/${id(receiptId)}/invoice`),
  /** The invoices of a period, in one archive. */
  invoices: (period: string) => downloadFile(`/admin/invoices/export?period=${id(period)}`),
};
