import type {
  Cents,
  Instant,
  PurchasePlan,
  ServiceOrderEvent,
  SocialFailure,
  SocialPlatform,
  TeamServiceOrderEvent,
  TransferDetails,
} from '../contract';

interface BookingMail {
  name: string;
  startsAt: Instant;
  /** How long it lasts; a mail that was queued before this was told has none, and meant an hour. */
  minutes?: number;
  /** Who serves it; a mail that was queued while there was one consultant has none. */
  consultant?: string;
  /** Of another server: shown as text, as mails link to this site only. */
  meetingUrl: string;
  path: string;
}

interface MovableBookingMail extends BookingMail {
  /** Moves it without a sign-in; '' when it is too late for that. */
  movePath: string;
  /** Until when it can be moved or cancelled: each product has its own rule. */
  changeableUntil?: Instant;
}

interface SocialMail {
  name: string;
  platform: SocialPlatform;
  accountName: string;
  path: string;
}

interface SecurityMail {
  name: string;
  at: Instant;
  path: string;
  resetPath: string;
}

interface PanelSecurityMail {
  name: string;
  at: Instant;
  /** Where the password of the panel is chosen anew: whoever came this far knew it. */
  resetPath: string;
}

interface OrderMail {
  name: string;
  productTitle: string;
  path: string;
}

/**
 * What each mail needs to be written. `path` is a path of the site: mails link to `PUBLIC_URL` only.
 * Names and titles come from people; the templates escape them.
 */
export interface MailParams {
  /** Prove that the address is yours. */
  confirm: { name: string; path: string };
  /** Somebody, probably you, tried to register an address that has an account. */
  'already-registered': { name: string; loginPath: string; resetPath: string };
  /** Choose a new password. */
  reset: { name: string; path: string };
  /** Your password was changed. */
  'password-changed': { name: string; at: Instant; resetPath: string };
  /** Prove that the address your account is to move to is yours. */
  'new-email': { name: string; path: string };
  /** Somebody, probably you, wants to move an account to an address that has one. */
  'new-email-taken': { name: string; loginPath: string; resetPath: string };
  /** To the old address: your account is to move to another. */
  'new-email-asked': { name: string; newEmail: string; at: Instant; path: string };
  /** To the old address: it has moved. */
  'email-changed': { name: string; newEmail: string; at: Instant; loginPath: string };
  /** Signing in takes a code of an app from now on… */
  'second-factor-enabled': SecurityMail;
  /** …or no longer does. */
  'second-factor-removed': SecurityMail;
  /** The ten codes for the day without the app are others now. */
  'recovery-codes-renewed': SecurityMail;
  /** One of them opened the account, or changed how it is opened. */
  'recovery-code-used': SecurityMail & { left: number };
  /** A passkey opens the account from now on… */
  'passkey-added': SecurityMail;
  /** …or no longer does. */
  'passkey-removed': SecurityMail;
  /** Entering the editors' panel takes a code of an app from now on. */
  'panel-factor-enabled': PanelSecurityMail;
  /** A recovery code opened the panel. */
  'panel-recovery-code-used': PanelSecurityMail & { left: number };
  /** The account is erased on that day, unless its owner takes it back. */
  'erasure-scheduled': { name: string; erasesAt: Instant; path: string };
  /** A chatbot on trial is removed on that day, unless its owner opens it. */
  'trial-ending': { name: string; botName: string; removedAt: Instant; path: string };
  /** A purchase is paid: receipt. */
  'purchase-paid': {
    name: string;
    productTitle: string;
    amountCents: Cents;
    purchasedAt: Instant;
    reference: string;
    /** Its number; null for what was free. */
    receipt: string | null;
    path: string;
    /** Until when a consumer may withdraw; null where nobody may. */
    withdrawUntil?: Instant | null;
  };
  /** Messages for a chatbot are paid: receipt. */
  'credits-paid': {
    name: string;
    botName: string;
    messages: number;
    amountCents: Cents;
    purchasedAt: Instant;
    reference: string;
    /** Its number; null for what was free. */
    receipt: string | null;
    path: string;
    /** Until when a consumer may withdraw; null where nobody may. */
    withdrawUntil?: Instant | null;
  };
  /** A period more is paid. */
  'order-renewed': OrderMail & { amountCents: Cents; receipt: string; paidUntil: Instant };
  /** A period more will be charged to the card, unless its owner cancels before. */
  'order-renewal': OrderMail & { amountCents: Cents; renewsAt: Instant; card: string | null };
  /** The next period was not paid, and the product will stop. */
  'order-missed': OrderMail & {
    amountCents: Cents;
    suspendsAt: Instant;
    /** Of who pays by transfer: where the money is still awaited. */
    transfer?: TransferDetails | null;
  };
  'order-suspended': OrderMail;
  /** A transfer is awaited, for an order or for its next period. */
  'order-transfer': OrderMail & { transfer: TransferDetails; renewal: boolean };
  'order-expired': OrderMail;
  'order-cancelled': OrderMail & { endsAt: Instant };
  /** Another plan: paid for and begun (with its receipt), or from the end of what is paid. */
  'order-plan': OrderMail & {
    period: PurchasePlan['period'];
    priceCents: Cents;
    /** Charged today, after what was taken off. */
    amountCents: Cents;
    creditCents: Cents;
    startsAt: Instant;
    renewsAt: Instant;
    receipt: string | null;
  };
  /** Nothing runs and nothing is charged until a day. */
  'order-paused': OrderMail & { until: Instant; renewsAt: Instant };
  /** It goes on; `renewal` is what is charged next. */
  'order-pause-ended': OrderMail & { renewal: { at: Instant; amountCents: Cents } | null };
  'order-ended': OrderMail;
  /** The proof of a withdrawal: what, by whom and when. */
  'order-withdrawn': OrderMail & { amountCents: Cents; reference: string; withdrawnAt: Instant };
  /** Money went back, and with it the product or not; `lostDispute`: the buyer's bank took it. */
  'order-refunded': OrderMail & { amountCents: Cents; receipt: string; ends: boolean; lostDispute: boolean };
  /** A bank wants a renewal confirmed. The address is the card provider's: shown as text. */
  'order-confirm': OrderMail & { amountCents: Cents; suspendsAt: Instant; confirmUrl: string };
  /** Renewals are paid with another card. */
  'order-card': OrderMail & { brand: string; last4: string };
  /** The buyer's bank says that they dispute a charge… */
  'order-disputed': OrderMail & { amountCents: Cents };
  /** …and has found that it was right. */
  'order-dispute-won': OrderMail & { amountCents: Cents };
  /** To administrators: a dispute began, which can be answered until a day, or has ended. */
  'order-dispute-team': OrderMail & {
    customer: string;
    amountCents: Cents;
    outcome: 'open' | 'won' | 'lost';
    dueBy: Instant | null;
  };
  /** To administrators: a VAT number that the Union's register could not say anything about, or does not know; documents that bear no VAT for it. */
  'books-vat-check': OrderMail & {
    customer: string;
    vatNumber: string;
    outcome: 'unavailable' | 'invalid';
    documents: string[];
  };
  /** To administrators: an invoice that did not get through the exchange system, and why. */
  'books-invoice': OrderMail & {
    customer: string;
    number: string;
    outcome: 'failed' | 'rejected' | 'refused';
    reason: string;
  };
  /** The link to a project's chat, asked for with an address. */
  'project-link': { name: string; projectName: string; path: string };
  /** A consultation is booked. The words of all five name Rome's time, with the zone. */
  'booking-confirmed': MovableBookingMail;
  /** It has another time. */
  'booking-moved': MovableBookingMail;
  /** It has another room. */
  'booking-link': MovableBookingMail;
  /** It does not take place; `path` leads to the calendar. */
  'booking-cancelled': Omit<BookingMail, 'meetingUrl'>;
  /** It begins in a day or in an hour. */
  'booking-reminder': BookingMail & { hours: 1 | 24 };
  'social-post-failed': SocialMail & { failure: SocialFailure };
  /** Nobody knows whether a post is out. */
  'social-post-unclear': SocialMail;
  /** It was too late for so many posts. */
  'social-posts-skipped': { name: string; projectName: string; posts: number; path: string };
  /** An account's access ends soon. */
  'social-expiring': SocialMail & { endsAt: Instant };
  /** Its network takes an account for a spammer until then. */
  'social-account-blocked': SocialMail & { until: Instant };
  /** An account has to be connected again. */
  'social-reconnect': SocialMail;
  /** To an administrator or its consultant: somebody booked, moved or cancelled a consultation. */
  'booking-team': {
    name: string;
    /** Who serves it; a mail that was queued while there was one consultant has none. */
    consultant?: string;
    customer: string;
    customerEmail: string;
    startsAt: Instant;
    news: 'confirmed' | 'moved' | 'cancelled';
    note: string;
    /** Of another server: shown as text; '' where it does not take place. */
    meetingUrl?: string;
    /** '' for a consultant, whom the administrators' pages do not let in. */
    path: string;
  };
  /** The order of a bought service has moved, or waits for the customer; `text` is what the team wrote. */
  'service-news': { name: string; title: string; news: ServiceOrderEvent; text: string; path: string };
  /** To the team, about such an order; `text` is what the customer wrote. */
  'service-team': {
    name: string;
    customer: string;
    title: string;
    news: TeamServiceOrderEvent;
    text: string;
    path: string;
  };
  /** To whoever runs the product: somebody needs help. */
  'help-message': { name: string; email: string; message: string; path: string };
  /** To that somebody: it arrived. */
  'help-received': { name: string; path: string };
  /** A visitor asks for a person. */
  handover: {
    name: string;
    botName: string;
    visitorEmail: string;
    note: string;
    question: string;
    path: string;
  };
  /** A visitor wants to talk to a person now, and nobody is looking at the inbox. */
  'person-request': {
    name: string;
    botName: string;
    label: string;
    page: string;
    /** What the visitor wanted to know; '' where nothing was asked. */
    question: string;
    path: string;
  };
  /** A chatbot has used 80 % or all of this month's messages. */
  'quota-warning': {
    name: string;
    botName: string;
    used: number;
    limit: number;
    percent: 80 | 100;
    path: string;
  };
  /** A person has used 80 % or all of this month's free messages to the assistant. */
  'assistant-quota': { name: string; used: number; limit: number; percent: 80 | 100; path: string };
}

export type MailKind = keyof MailParams;
export type PurchaseMailKind = Extract<MailKind, `${string}-paid`>;
export type OrderMailKind = Extract<MailKind, `order-${string}`>;
export type BooksMailKind = Extract<MailKind, `books-${string}`>;
export type SecurityMailKind = Extract<
  MailKind,
  `second-factor-${string}` | `recovery-${string}` | `passkey-${string}` | `panel-${string}`
>;
export type HelpMailKind = Extract<MailKind, `help-${string}`>;
export type SocialMailKind = Extract<MailKind, `social-${string}`>;
export type ServiceMailKind = Extract<MailKind, `service-${string}`>;
export type BookingMailKind = Extract<MailKind, `booking-${string}`>;

/** One part of a mail, in reading order. Strings are plain text: both bodies are made from them. */
export type MailBlock =
  | { type: 'text'; text: string }
  | { type: 'facts'; rows: [label: string, value: string][] }
  | { type: 'quote'; text: string }
  | { type: 'button'; label: string; href: string }
  | { type: 'link'; label: string; href: string }
  | { type: 'note'; text: string };

export interface MailDraft {
  subject: string;
  /** The first words that a list of mails shows after the subject. */
  preview: string;
  heading: string;
  blocks: MailBlock[];
}

/** Writes each kind of mail in one language. `link` turns a path of the site into an address. */
export type MailWriters = {
  [Kind in MailKind]: (params: MailParams[Kind], link: (path: string) => string) => MailDraft;
};

export type MailWords = MailWriters & { footer: (brand: string, support: string) => string };
