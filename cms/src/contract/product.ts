import type { Cents, Instant, One } from './common';

export const PRODUCT_KINDS = ['chatbot', 'social', 'consultation', 'service', 'credits'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** spec/admin-builders-widget.md §9: mese (default), anno, una_tantum. */
export const BILLING_PERIODS = ['month', 'year', 'once'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** Defaults of the card's colours and counters (spec/admin-builders-widget.md §9, spec/customer-app.md §3). */
export const PRODUCT_DEFAULTS = {
  installations: 10,
  activationTime: 'Attivazione immediata',
  badgeColor: '#c62828',
  badgeTextColor: '#ffffff',
  imageBgColor: '#f1ece2',
  priceBgColor: '#22C55E',
  priceTextColor: '#FFFFFF',
  footerBgColor: '#EF4444',
  footerTextColor: '#FFFFFF',
} as const;

/** A marketplace product as the public API answers it. */
export interface Product {
  id: string;
  slug: string;
  kind: ProductKind;
  title: string;
  description: string;
  priceCents: Cents;
  billingPeriod: BillingPeriod;
  installations: number;
  activationTime: string;
  badge: string | null;
  badgeColor: string;
  badgeTextColor: string;
  imageUrl: string | null;
  imageBgColor: string;
  priceBgColor: string;
  priceTextColor: string;
  footerBgColor: string;
  footerTextColor: string;
  requires: string[];
  optional: string[];
  /** Steps of the installation guide, plain text paragraphs. */
  installationGuide: string[];
  /** The five site platforms are shown for products that install on a web site. */
  platforms: string[];
  /** Of credits: the messages that a chatbot gets; null for everything else. */
  messageCredits: number | null;
  /** What buyers say, to one decimal; null while nobody has said anything. */
  rating: ProductRating | null;
  createdAt: Instant;
}
/** Only of people who bought and paid, each of them once. */
export interface ProductRating {
  average: number;
  count: number;
}

/** `GET /api/site/products?locale=it` (newest first); `?kind=credits` answers the credit packs, cheapest first, which the marketplace leaves out. */
export interface ListProducts {
  response: { data: Product[] };
}
/** `GET /api/site/products/:idOrSlug` */
export interface GetProduct {
  response: One<Product>;
}

/** `POST /api/purchases/:id/rating`: from one to five stars for what was bought; once per person and product, else a CONFLICT. */
export interface RatePurchase {
  request: { stars: number };
  response: { data: null };
}

/**
 * Messages to buy for a chatbot, cheapest first (spec/admin-builders-widget.md §9). They never expire and are used once the month's
 * own messages are finished. `savesCents` beside as many packs of the smallest size.
 */
export const CREDIT_PACKS = [
  { slug: 'crediti-1000', messages: 1000, priceCents: 599, savesCents: 0 },
  { slug: 'crediti-3000', messages: 3000, priceCents: 1169, savesCents: 628 },
  { slug: 'crediti-5000', messages: 5000, priceCents: 1800, savesCents: 1195 },
] as const;
export type CreditPack = (typeof CREDIT_PACKS)[number];
