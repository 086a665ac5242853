import { PRODUCT_DEFAULTS, type Product, type Purchase, type PurchaseDetail } from '@contract';

/** A product as the API answers it. */
export const aProduct = (changes: Partial<Product> = {}): Product => ({
  ...PRODUCT_DEFAULTS,
  id: 'p1',
  slug: 'chatbot-ai',
  kind: 'chatbot',
  title: 'Chatbot AI',
  description: 'Risponde ai visitatori del tuo sito.',
  priceCents: 2900,
  billingPeriod: 'month',
  badge: null,
  imageUrl: null,
  requires: [],
  optional: [],
  installationGuide: [],
  platforms: [],
  messageCredits: null,
  rating: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  ...changes,
});

/** Nothing that can be done with it. */
export const NO_ACTIONS: Purchase['actions'] = {
  cancel: false,
  resume: false,
  withdrawUntil: null,
  changeCard: false,
  correctBilling: false,
  rate: false,
  changePlan: false,
  pause: false,
  endPause: false,
};

/** A purchase as the API answers it. */
export const aPurchase = (changes: Partial<Purchase> = {}): Purchase => ({
  id: 'order-1',
  status: 'paid',
  method: 'card',
  priceCents: 2900,
  billingPeriod: 'month',
  discountCents: 0,
  purchasedAt: '2026-11-21T09:00:00.000Z',
  periodEndsAt: '2026-12-21T09:00:00.000Z',
  suspendsAt: null,
  paymentPage: null,
  suspended: false,
  pausedUntil: null,
  nextPlan: null,
  actions: NO_ACTIONS,
  installationId: 'install-1',
  product: { id: 'p1', slug: 'chatbot-ai', kind: 'chatbot', title: 'Chatbot AI', imageUrl: null },
  chatbot: null,
  credits: null,
  bookedFor: null,
  ...changes,
});

/** The same with what only its own page is told. */
export const aPurchaseDetail = (changes: Partial<PurchaseDetail> = {}): PurchaseDetail => ({
  ...aPurchase(changes),
  transfer: null,
  receipts: [],
  billing: null,
  withdrawalRefundCents: null,
  buyer: null,
  ...changes,
});
