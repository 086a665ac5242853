import { route } from '../../../http/route';
import {
  correctBillingRequest,
  changePlanRequest,
  couponQuery,
  changeSandboxCardRequest,
  createPurchaseRequest,
  pausePurchaseRequest,
  ratePurchaseRequest,
  settleSandboxSessionRequest,
  withdrawPurchaseRequest,
} from '../validation';

export default {
  routes: [
    route('POST', '/purchases', 'purchase.create', {
      access: 'customer',
      idempotent: true,
      body: createPurchaseRequest,
      answer: 'CreatePurchase',
      status: [200, 201],
      errors: ['ALREADY_PURCHASED', 'CONFLICT', 'NOT_FOUND'],
    }),
    route('GET', '/purchases', 'purchase.list', { access: 'customer', answer: 'ListPurchases' }),
    route('GET', '/purchases/:id', 'purchase.get', { access: 'customer', answer: 'GetPurchase' }),
    route('GET', '/purchases/:id/receipts/:receipt/pdf', 'receipt.print', {
      access: 'customer',
      limit: 'receipt-pdf',
      answer: { media: 'application/pdf' },
    }),
    route('GET', '/billing', 'purchase.billing', { access: 'customer', answer: 'GetBilling' }),
    route('PATCH', '/purchases/:id/billing', 'purchase.correctBilling', {
      access: 'customer',
      body: correctBillingRequest,
      answer: 'CorrectBilling',
      errors: ['CONFLICT'],
    }),
    route('GET', '/site/coupons/:code', 'purchase.coupon', {
      access: 'customer',
      limit: 'coupon',
      query: couponQuery,
      answer: 'GetCoupon',
    }),
    route('POST', '/purchases/:id/cancel', 'purchase.cancel', {
      access: 'customer',
      answer: 'CancelPurchase',
      errors: ['CONFLICT'],
    }),
    route('POST', '/purchases/:id/resume', 'purchase.resume', {
      access: 'customer',
      answer: 'CancelPurchase',
      errors: ['CONFLICT'],
    }),
    route('POST', '/purchases/:id/withdraw', 'purchase.withdraw', {
      access: 'customer',
      body: withdrawPurchaseRequest,
      answer: 'WithdrawPurchase',
      errors: ['CONFLICT'],
    }),
    route('GET', '/purchases/:id/plan', 'purchase.planOffer', { access: 'customer', answer: 'GetPlanOffer' }),
    route('POST', '/purchases/:id/plan', 'purchase.changePlan', {
      access: 'customer',
      body: changePlanRequest,
      answer: 'ChangePlan',
      errors: ['CONFLICT'],
    }),
    route('POST', '/purchases/:id/pause', 'purchase.pause', {
      access: 'customer',
      body: pausePurchaseRequest,
      answer: 'PausePurchase',
      errors: ['CONFLICT'],
    }),
    route('POST', '/purchases/:id/end-pause', 'purchase.endPause', {
      access: 'customer',
      answer: 'EndPause',
      errors: ['CONFLICT'],
    }),
    route('POST', '/purchases/:id/card', 'purchase.changeCard', {
      access: 'customer',
      answer: 'ChangeCard',
      errors: ['CONFLICT'],
    }),
    route('POST', '/purchases/:id/rating', 'purchase.rate', {
      access: 'customer',
      body: ratePurchaseRequest,
      answer: 'RatePurchase',
      errors: ['CONFLICT'],
    }),
    route('POST', '/purchases/:id/mark-paid', 'purchase.markPaid', {
      access: 'admin',
      answer: 'MarkPurchasePaid',
      errors: ['CONFLICT'],
    }),
    // Public because its signature says who calls.
    route('POST', '/payments/stripe/webhook', 'stripe-webhook.receive', {
      access: 'public',
      answer: 'StripeWebhook',
      errors: ['NOT_FOUND', 'UNAUTHENTICATED'],
    }),
    // Public because its signature says who calls.
    route('POST', '/invoices/exchange/webhook', 'invoice-exchange.receive', {
      access: 'public',
      answer: 'ExchangeWebhook',
      errors: ['NOT_FOUND', 'UNAUTHENTICATED'],
    }),
    // Public because a provider's page knows nobody's session: the session id is the unguessable permission.
    route('GET', '/payments/sandbox/:sessionId', 'sandbox-payment.get', {
      access: 'public',
      answer: 'SandboxSession',
    }),
    route('POST', '/payments/sandbox/:sessionId', 'sandbox-payment.settle', {
      access: 'public',
      body: settleSandboxSessionRequest,
      answer: 'SettleSandboxSession',
      errors: ['CONFLICT'],
    }),
    route('POST', '/payments/sandbox/:sessionId/card', 'sandbox-payment.changeCard', {
      access: 'public',
      body: changeSandboxCardRequest,
      answer: 'ChangeSandboxCard',
    }),
  ],
};
