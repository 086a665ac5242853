import { route } from '../../../http/route';

const admin = { access: 'admin' } as const;

export default {
  routes: [
    route('GET', '/admin/purchases', 'admin-purchase.list', admin),
    route('GET', '/admin/purchases/export', 'admin-purchase.exportCsv', admin),
    route('GET', '/admin/purchases/:id', 'admin-purchase.show', admin),
    route('POST', '/admin/purchases/:id/refund', 'admin-purchase.refund', admin),
    route('GET', '/admin/books', 'receipt.verify', admin),
    route('GET', '/admin/invoices', 'receipt.month', admin),
    route('GET', '/admin/invoices/export', 'receipt.archive', admin),
    route('GET', '/admin/receipts/:receipt/invoice', 'receipt.invoice', admin),
    route('GET', '/admin/receipts/:receipt/pdf', 'receipt.printAny', admin),
    route('PATCH', '/admin/purchases/:id', 'admin-purchase.annotate', admin),
  ],
};
