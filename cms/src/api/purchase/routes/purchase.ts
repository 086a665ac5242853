import { route } from '../../../http/route';

export default {
  routes: [
    route('POST', '/purchases', 'purchase.create', { access: 'customer', idempotent: true }),
    route('GET', '/purchases', 'purchase.list', { access: 'customer' }),
    route('GET', '/purchases/:id', 'purchase.get', { access: 'customer' }),
    route('GET', '/purchases/:id/receipts/:receipt/pdf', 'receipt.print', {
      access: 'customer',
      limit: 'receipt-pdf',
    }),
    route('GET', '/billing', 'purchase.billing', { access: 'customer' }),
    route('GET', '/site/coupons/:code', 'purchase.coupon', { access: 'customer', limit: 'coupon' }),
    route('POST', '/purchases/:id/cancel', 'purchase.cancel', { access: 'customer' }),
    route('POST', '/purchases/:id/resume', 'purchase.resume', { access: 'customer' }),
    route('POST', '/purchases/:id/withdraw', 'purchase.withdraw', { access: 'customer' }),
    route('POST', '/purchases/:id/card', 'purchase.changeCard', { access: 'customer' }),
    route('POST', '/purchases/:id/rating', 'purchase.rate', { access: 'customer' }),
    route('POST', '/purchases/:id/mark-paid', 'purchase.markPaid', { access: 'admin' }),
    // Public because its signature says who calls.
    route('POST', '/payments/stripe/webhook', 'stripe-webhook.receive', { access: 'public' }),
    // Public because a provider's page knows nobody's session: the session id is the unguessable permission.
    route('GET', '/payments/sandbox/:sessionId', 'sandbox-payment.get', { access: 'public' }),
    route('POST', '/payments/sandbox/:sessionId', 'sandbox-payment.settle', { access: 'public' }),
    route('POST', '/payments/sandbox/:sessionId/card', 'sandbox-payment.changeCard', { access: 'public' }),
  ],
};
