import { route } from '../../../http/route';
import {
  annotationRequest,
  correctBillingRequest,
  listAdminPurchasesQuery,
  bookPeriodQuery,
  purchaseFilterQuery,
  refundRequest,
  reissueRequest,
} from '../controllers/validation/admin-purchase';

const admin = { access: 'admin' } as const;

export default {
  routes: [
    route('GET', '/admin/purchases', 'admin-purchase.list', {
      ...admin,
      query: listAdminPurchasesQuery,
      answer: 'ListAdminPurchases',
    }),
    route('GET', '/admin/purchases/export', 'admin-purchase.exportCsv', {
      ...admin,
      query: purchaseFilterQuery,
      answer: { media: 'text/csv' },
    }),
    route('GET', '/admin/purchases/:id', 'admin-purchase.show', { ...admin, answer: 'GetAdminPurchase' }),
    route('POST', '/admin/purchases/:id/refund', 'admin-purchase.refund', {
      ...admin,
      body: refundRequest,
      answer: 'RefundPurchase',
      errors: ['CONFLICT'],
    }),
    route('GET', '/admin/books', 'receipt.verify', { ...admin, answer: 'VerifyBooks' }),
    route('GET', '/admin/invoices', 'receipt.period', {
      ...admin,
      query: bookPeriodQuery,
      answer: 'ListInvoices',
      errors: ['NOT_FOUND'],
    }),
    route('GET', '/admin/invoices/export', 'receipt.archive', {
      ...admin,
      query: bookPeriodQuery,
      answer: { media: 'application/zip' },
      errors: ['NOT_FOUND'],
    }),
    route('GET', '/admin/receipts/:receipt/invoice', 'receipt.invoice', {
      ...admin,
      answer: { media: '*/*' },
      errors: ['CONFLICT'],
    }),
    route('GET', '/admin/receipts/:receipt/pdf', 'receipt.printAny', {
      ...admin,
      answer: { media: 'application/pdf' },
    }),
    route('POST', '/admin/receipts/:receipt/transmissions', 'receipt.transmit', {
      ...admin,
      answer: 'TransmitInvoice',
      errors: ['CONFLICT'],
    }),
    route('POST', '/admin/receipts/:receipt/reissue', 'receipt.reissue', {
      ...admin,
      body: reissueRequest,
      answer: 'ReissueDocument',
      errors: ['CONFLICT'],
    }),
    route('PATCH', '/admin/purchases/:id/billing', 'admin-purchase.correctBilling', {
      ...admin,
      body: correctBillingRequest,
      answer: 'CorrectAdminBilling',
      errors: ['CONFLICT'],
    }),
    route('PATCH', '/admin/purchases/:id', 'admin-purchase.annotate', {
      ...admin,
      body: annotationRequest,
      answer: 'AnnotatePurchase',
      errors: ['STALE_VERSION'],
    }),
  ],
};
