import type { BillingData } from './billing';
import type { Cents, Day, Instant, One, Page } from './common';
import type { ExchangeStatus, InvoiceProblem } from './invoice';
import { PURCHASE_STATUSES, type PaymentMethod, type PurchaseStatus, type Receipt } from './purchase';
import type { BillingPeriod, ProductKind } from './product';

/** Sizes of the administrators' lists and texts. */
export const ADMIN_LIMITS = {
  pageSize: 20,
  search: 120,
  /** Characters of the note beside a purchase. */
  note: 2000,
  /** Of the reason why billing data were corrected, which the audit trail keeps. */
  reason: 200,
  /** Of the receipts of which no invoice can be made, those that are shown. */
  refusedInvoices: 100,
  productPicture: { maxBytes: 8 * 1024 * 1024, pixels: 1600 },
  product: {
    title: 120,
    description: 5000,
    line: 120,
    slug: 120,
    path: 255,
    guide: 10_000,
    /** Entries of a list, and characters of each. */
    entries: 50,
    entry: 200,
    priceCents: 100_000_00,
    installations: 100_000,
    messageCredits: 1_000_000,
  },
} as const;

/** `GET /api/admin/overview` (administrators): what the dashboard counts. */
export interface GetAdminOverview {
  response: One<{
    purchases: { total: number; awaitingTransfer: number };
    bookings: { total: number; upcoming: number };
    holidays: number;
    products: { total: number; listed: number };
  }>;
}

/** A purchase as administrators see it. */
export interface AdminPurchase {
  id: string;
  status: PurchaseStatus;
  method: PaymentMethod;
  productTitle: string;
  priceCents: Cents;
  discountCents: Cents;
  vatCents: Cents;
  billingPeriod: BillingPeriod;
  purchasedAt: Instant;
  paidAt: Instant | null;
  /** What the buyer writes on the transfer; '' for cards. */
  transferReference: string;
  /** Null where the account is gone. */
  customer: { name: string; email: string } | null;
  /** For colleagues only: why money went back, what was agreed. */
  note: string;
  /** A transfer of it may be marked as arrived, also after its deadline. */
  canMarkPaid: boolean;
  /** How its last payment can be given back: by the card's provider, or by a transfer that a person makes; null when it cannot. */
  refundWay: 'provider' | 'by-hand' | null;
  refund: AdminRefund | null;
  /** The buyer's dispute of a charge, at their bank; null where there was none. */
  dispute: 'open' | 'lost' | 'won' | null;
}

/** Money that an administrator gave back, or has asked the card's provider to give back (`asked`). */
export interface AdminRefund {
  state: 'asked' | 'done';
  /** When it was sent. */
  day: Day;
  /** Where it was sent by hand; '' otherwise. */
  iban: string;
  note: string;
}

/** A document with what an administrator can do about it. */
export interface AdminReceipt extends Receipt {
  problems: InvoiceProblem[];
  exchange: ExchangeStatus;
  /** It may be taken back and written anew with other billing data. */
  canReissue: boolean;
  /** Who it is made out to; null where their data are gone. */
  buyer: BillingData | null;
}

/** A purchase with its documents, newest first. */
export interface AdminPurchaseDetail extends AdminPurchase {
  receipts: AdminReceipt[];
  /** Who the next document is made out to; null where nobody said, or they left with their account. */
  billing: BillingData | null;
  /** Another document is due, whose buyer may still be corrected. */
  canCorrectBilling: boolean;
  /** What giving the last payment back comes to. */
  refundCents: Cents;
}
/** `PATCH /api/admin/purchases/:id/billing`: as its buyer would (`CorrectBilling`); `note` says why, and goes into the audit trail. */
export interface CorrectAdminBilling {
  request: { billing: BillingData; note: string };
  response: One<AdminPurchaseDetail>;
}
/** `GET /api/admin/purchases/:id` */
export interface GetAdminPurchase {
  response: One<AdminPurchaseDetail>;
}
/**
 * `POST /api/admin/purchases/:id/refund`: gives the last payment back and ends the contract. By hand it says on which day and to which
 * account the money was sent; a card's provider is asked, and `refund` says so until it has answered. What cannot be given back is
 * a CONFLICT with `reason`.
 */
export interface RefundPurchase {
  request: { note: string; day?: Day; iban?: string };
  response: One<AdminPurchase>;
}

/** `awaiting-transfer`: a bank transfer is awaited, the first one or a renewal's. */
export const ADMIN_PURCHASE_STATUSES = ['all', 'awaiting-transfer', ...PURCHASE_STATUSES] as const;
export type AdminPurchaseStatus = (typeof ADMIN_PURCHASE_STATUSES)[number];

/** Which purchases are meant. `q` looks at names, addresses, titles and transfer references; days are Rome's. */
export interface AdminPurchaseFilter {
  q?: string;
  status?: AdminPurchaseStatus;
  method?: PaymentMethod | 'all';
  from?: Day;
  to?: Day;
}
/** `GET /api/admin/purchases` (newest first); `GET /api/admin/purchases/export` answers the whole filter as CSV. */
export interface ListAdminPurchases {
  query: AdminPurchaseFilter & { page?: number };
  response: Page<AdminPurchase>;
}
/** `PATCH /api/admin/purchases/:id`. `before` is the note that was read: another one meanwhile is STALE_VERSION. */
export interface AnnotatePurchase {
  request: { note: string; before: string };
  response: One<AdminPurchase>;
}

/** Everything about a product that an administrator writes. English texts may be empty: Italian stands in. */
export interface ProductForm {
  slug: string;
  kind: ProductKind;
  title: string;
  titleEn: string;
  description: string;
  descriptionEn: string;
  priceCents: Cents;
  billingPeriod: BillingPeriod;
  installations: number;
  activationTime: string;
  activationTimeEn: string;
  badge: string;
  badgeEn: string;
  badgeColor: string;
  badgeTextColor: string;
  /** A picture that was sent before; null for none. */
  imageId: number | null;
  imageBgColor: string;
  priceBgColor: string;
  priceTextColor: string;
  footerBgColor: string;
  footerTextColor: string;
  requires: string[];
  requiresEn: string[];
  optional: string[];
  optionalEn: string[];
  /** One step a line. */
  installationGuide: string;
  installationGuideEn: string;
  platforms: string[];
  templatePath: string;
  /** Of credits: the messages that a chatbot gets. */
  messageCredits: number;
  /** In the marketplace. */
  listed: boolean;
}

/** A product as administrators edit it. */
export interface AdminProduct extends ProductForm {
  id: string;
  /** What a save must be based on. */
  version: string;
  imageUrl: string | null;
  createdAt: Instant;
  /** Orders of it, whatever became of them: what was ordered is taken off the shelf, not deleted. */
  orders: number;
}

/** `GET /api/admin/products?q&page` (newest first) */
export interface ListAdminProducts {
  query: { q?: string; page?: number };
  response: Page<AdminProduct>;
}
/** `GET /api/admin/products/:id` */
export interface GetAdminProduct {
  response: One<AdminProduct>;
}
/** `POST /api/admin/products`. An empty slug is made of the title; one that is taken is a VALIDATION `taken`. */
export interface CreateAdminProduct {
  request: Partial<ProductForm>;
  response: One<AdminProduct>;
}
/** `PATCH /api/admin/products/:id`: somebody else's save meanwhile is STALE_VERSION. */
export interface SaveAdminProduct {
  request: { version: string; changes: Partial<ProductForm> };
  response: One<AdminProduct>;
}
/** `POST /api/admin/products/:id/duplicate`: a copy that is not in the marketplace yet. */
export interface DuplicateAdminProduct {
  response: One<AdminProduct>;
}
/** `DELETE /api/admin/products/:id?version`: what was ordered is a CONFLICT `ordered`. */
export interface DeleteAdminProduct {
  response: { data: null };
}
/** `POST /api/admin/product-pictures`, multipart `files`: one picture, drawn anew. */
export interface UploadProductPicture {
  response: One<{ id: number; url: string }>;
}

/** One deed of an administrator. Entries are never changed. */
export interface AuditEntry {
  id: string;
  at: Instant;
  /** `thing.deed`, such as `purchase.mark-paid`. */
  action: string;
  /** Null where the account is gone. */
  actor: { name: string; email: string } | null;
  subject: { type: string; id: string };
  /** Only what changed. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}
/** The things that administrators change. */
export const AUDIT_SUBJECTS = [
  'purchase',
  'service-order',
  'product',
  'booking',
  'slot',
  'booking-week',
  'consultant',
  'holiday',
  'mail',
  'job',
  'account',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
/** `GET /api/admin/audit?subject&page` (newest first) */
export interface ListAuditEntries {
  query: { subject?: AuditSubject | 'all'; page?: number };
  response: Page<AuditEntry>;
}
