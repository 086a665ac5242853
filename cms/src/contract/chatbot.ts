import type { Instant, One } from './common';

// The tables of spec/admin-builders-widget.md §9, in its order.
export const BOT_TONES = [
  'educational',
  'professional',
  'friendly',
  'neutral',
  'funny',
  'analytical',
  'collaborative',
  'innovative',
  'enthusiastic',
  'direct',
  'calm',
  'persuasive',
] as const;
export type BotTone = (typeof BOT_TONES)[number];
export const FONTS = [
  'Poppins',
  'Roboto',
  'Open Sans',
  'Lato',
  'Montserrat',
  'Inter',
  'Nunito',
  'Raleway',
  'Source Sans Pro',
  'Oswald',
  'Playfair Display',
  'Merriweather',
  'Work Sans',
  'Rubik',
  'Ubuntu',
  'Cabin',
  'Fira Sans',
  'Quicksand',
  'PT Sans',
  'Karla',
] as const;
export type FontFamily = (typeof FONTS)[number];
export const SEND_ICONS = ['send_default', 'send_arrow_right', 'send_plane'] as const;
export type SendIcon = (typeof SEND_ICONS)[number];
export const TRIGGER_ICONS = [
  'help_circle',
  'robot',
  'support_agent',
  'info',
  'message_circle',
  'life_buoy',
] as const;
export type TriggerIcon = (typeof TRIGGER_ICONS)[number];
export const CLOSE_ICONS = ['x', 'arrow_down', 'minus', 'arrow_right'] as const;
export type CloseIcon = (typeof CLOSE_ICONS)[number];
export const RADIUS_OPTIONS = ['none', 'sm', 'md', 'lg', 'full'] as const;
export type RadiusOption = (typeof RADIUS_OPTIONS)[number];
export const BUBBLE_POSITIONS = ['right', 'left'] as const;
export type BubblePosition = (typeof BUBBLE_POSITIONS)[number];
/** Eight bubble swatches; the first is the specification's default. All reach 4.5:1 with white. */
export const BUBBLE_SWATCHES = [
  '#d40000',
  '#2563eb',
  '#1c2b2d',
  '#2f6b57',
  '#7c3aed',
  '#a8452a',
  '#be185d',
  '#0f766e',
] as const;

/**
 * Everything the owner can draw. Colours are `#rrggbb`, or `hsla(h, s%, l%, a)` when opacity is below 1.
 * The wire of the widget uses the specification's snake_case names; only `api/widget` and the SDK's transport know them.
 */
export interface ChatbotDesign {
  displayName: string;
  displayNameColor: string;
  avatarUrl: string | null;
  fontFamily: FontFamily;
  /** First bot line in the open chat. */
  welcomeMessage: string;
  displayDelaySeconds: number;
  startOpen: boolean;
  chatBackgroundColor: string;
  headerBackgroundColor: string;
  footerBackgroundColor: string;
  aiBubbleBackgroundColor: string;
  aiBubbleTextColor: string;
  userBubbleBackgroundColor: string;
  userBubbleTextColor: string;
  inputBackgroundColor: string;
  inputTextColor: string;
  inputRadius: RadiusOption;
  sendButtonBackgroundColor: string;
  sendIcon: SendIcon;
  sendIconColor: string;
  closeIcon: CloseIcon;
  closeIconColor: string;
  invitationText: string;
  invitationTextColor: string;
  invitationBackgroundColor: string;
  bubbleColor: string;
  triggerIcon: TriggerIcon;
  triggerIconColor: string;
  /** Side of the page where the bubble stands, in a left-to-right page. */
  position: BubblePosition;
  /** Offered as buttons before the first message; at most `LIMITS.openingQuestions.max`. */
  openingQuestions: string[];
  /** The owner's words for "you are talking to a machine"; '' uses the product's. Never absent from the chat. */
  aiLabel: string;
}

export const DESIGN_DEFAULTS: ChatbotDesign = {
  displayName: 'Assistente AI',
  displayNameColor: '#ffffff',
  avatarUrl: null,
  fontFamily: 'Poppins',
  welcomeMessage: 'Ciao! Come posso aiutarti?',
  displayDelaySeconds: 3,
  startOpen: false,
  chatBackgroundColor: '#ffffff',
  headerBackgroundColor: '#d40000',
  footerBackgroundColor: '#f8fafc',
  aiBubbleBackgroundColor: '#f1f5f9',
  aiBubbleTextColor: '#1c2b2d',
  userBubbleBackgroundColor: '#d40000',
  userBubbleTextColor: '#ffffff',
  inputBackgroundColor: '#ffffff',
  inputTextColor: '#1c2b2d',
  inputRadius: 'md',
  sendButtonBackgroundColor: '#d40000',
  sendIcon: 'send_default',
  sendIconColor: '#ffffff',
  closeIcon: 'x',
  closeIconColor: '#ffffff',
  invitationText: 'Serve aiuto?',
  invitationTextColor: '#ffffff',
  invitationBackgroundColor: '#1c2b2d',
  bubbleColor: '#d40000',
  triggerIcon: 'help_circle',
  triggerIconColor: '#ffffff',
  position: 'right',
  openingQuestions: [],
  aiLabel: '',
};

export const CHATBOT_STATUSES = ['installing', 'published'] as const;
export type ChatbotStatus = (typeof CHATBOT_STATUSES)[number];

/** Days that visitors' conversations are kept; the owner chooses (reference: privacy by default, 90). */
export const RETENTION_DAYS = [30, 90, 365] as const;
export type RetentionDays = (typeof RETENTION_DAYS)[number];

/** What visitors meet. The draft holds the same fields, edited freely; publishing copies it here. */
export interface PublishedBot {
  design: ChatbotDesign;
  instructions: string;
  tone: BotTone;
  language: 'it' | 'en';
  fallbackText: string;
  contactEmail: string;
  contactUrl: string;
  privacyUrl: string;
}

/** The owner's view of a chatbot. `id` is the installation id of the snippet. */
export interface Chatbot {
  id: string;
  /** Null once it is bought. */
  trial: { removedAt: Instant } | null;
  productTitle: string;
  status: ChatbotStatus;
  suspended: boolean;
  siteUrl: string;
  allowedDomains: string[];
  publicKey: string;
  snippet: string;
  instructions: string;
  tone: BotTone;
  language: 'it' | 'en';
  /** What the bot says when it does not know, and where a person can be reached. */
  fallbackText: string;
  contactEmail: string;
  contactUrl: string;
  privacyUrl: string;
  design: ChatbotDesign;
  messagesUsedMonthly: number;
  messagesMonthlyLimit: number;
  /** Rises with each save; a save made from an older one answers 409 STALE_VERSION. */
  version: number;
  updatedAt: Instant;
  /** Last page seen loading the widget, for the live check. */
  lastSeenAt: Instant | null;
  lastSeenHost: string | null;
  /** What visitors meet now, and since when; null before the first publication. The other fields are the draft. */
  published: PublishedBot | null;
  publishedVersion: number | null;
  publishedAt: Instant | null;
  retentionDays: RetentionDays;
  /** The owner's picture of the own page, behind the preview. */
  pagePictureUrl: string | null;
}

/** The fields a save may change. */
export type ChatbotChanges = Partial<
  Pick<
    Chatbot,
    | 'siteUrl'
    | 'allowedDomains'
    | 'instructions'
    | 'tone'
    | 'language'
    | 'fallbackText'
    | 'contactEmail'
    | 'contactUrl'
    | 'privacyUrl'
    | 'retentionDays'
  >
> & { design?: Partial<ChatbotDesign> };

/** `GET /api/chatbots/:id` */
export interface GetChatbot {
  response: One<Chatbot>;
}
/** `PATCH /api/chatbots/:id`. 409 STALE_VERSION carries `details.current: Chatbot`. */
export interface SaveChatbot {
  request: { version: number; changes: ChatbotChanges };
  response: One<Chatbot>;
}
/** `POST /api/chatbots/:id/publish`, `…/suspend`, `…/rotate-key` answer the chatbot. */
export interface ChatbotAction {
  request: { version: number };
  response: One<Chatbot>;
}
/** `PUT /api/chatbots/:id/avatar` (multipart, field `files`, PNG/JPEG/WebP), `DELETE` removes it. */
export interface ChatbotAvatar {
  response: One<Chatbot>;
}

/** `PUT`, `DELETE /api/chatbots/:id/page-picture`: as the avatar. */

/** One publication. */
export interface ChatbotVersion {
  number: number;
  publishedAt: Instant;
  /** The one that visitors meet. */
  current: boolean;
  snapshot: PublishedBot;
}
/** `GET /api/chatbots/:id/versions` (newest first, at most 50) */
export interface ListChatbotVersions {
  response: { data: ChatbotVersion[] };
}
/** `POST /api/chatbots/:id/versions/:number/restore`: the snapshot becomes the draft; publishing it is another step. */
export interface RestoreChatbotVersion {
  request: { version: number };
  response: One<Chatbot>;
}
/** `GET /api/chatbots/:id/wordpress-plugin` answers a zip made for this installation. */

/**
 * `POST /api/chatbots/:id/site-colors`: the colours that the owner's own page uses most, for a design to begin with.
 * 422 `SITE_UNREACHABLE` with `reason` when the page cannot be read.
 */
export interface ReadSiteColors {
  response: One<{
    title: string;
    colors: { hex: string; weight: number; role: 'theme' | 'background' | 'text' | 'accent' }[];
  }>;
}

/**
 * `POST /api/chatbots/:id/site-proposals`: what a chatbot could begin with, from what it has read. Name, logo and colours come from the
 * first page of a site that was read; hours and questions only as the embedded engine answers them. Nothing is changed.
 */
export interface ReadSiteProposals {
  response: One<{
    name: string | null;
    /** A square picture, drawn anew, as a `data:` address; null when the site shows none. */
    logo: string | null;
    colors: ReadSiteColors['response']['data']['colors'];
    /** As a question with its answer, to be kept as the owner's own. */
    openingHours: { question: string; answer: string } | null;
    questions: string[];
  }>;
}

/** `POST /api/chatbots/:id/preview-token`: lets the builder's preview speak as a visitor, even before publishing. */
export interface CreatePreviewToken {
  response: One<{ token: string; expiresAt: Instant }>;
}

/** A chatbot that is drawn, trained and tried without having been bought, and removed when its owner leaves it alone for so long. */
export const TRIAL_DAYS = { kept: 30, warnedBefore: 7 } as const;

/** `productId`: what publishing it needs; buying that makes the trial the bought chatbot. */
export interface ChatbotTrial {
  chatbotId: string;
  chatbot: ChatbotIdentity;
  productId: string;
  removedAt: Instant;
}
/** `GET /api/chatbot-trial`: the caller's, or null. */
export interface GetChatbotTrial {
  response: { data: ChatbotTrial | null };
}
/** `POST /api/chatbot-trial`: begins one; who has one gets a CONFLICT with `reason` `trial-exists` and its `chatbotId`. */
export interface StartChatbotTrial {
  response: One<ChatbotTrial>;
}

/** What an owner tells several chatbots apart by; the host is null until the address of the site is known. */
export interface ChatbotIdentity {
  name: string;
  host: string | null;
}

/** Host (and port, where one is written) of a site URL without a leading `www.`, or null when it is not a web address (spec §5). */
export const domainOf = (siteUrl: string): string | null => {
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(siteUrl) ? siteUrl : `https://${siteUrl}`);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
    const host = url.host.toLowerCase().replace(/^www\./, '');
    return host.includes('.') || url.hostname === 'localhost' ? host : null;
  } catch {
    return null;
  }
};

/** Whether the allowed domains follow the site URL: none, or the one derived from it. A list edited by hand stays as it is. */
export const followsSiteUrl = (allowedDomains: readonly string[], siteUrl: string): boolean =>
  allowedDomains.length === 0 || (allowedDomains.length === 1 && allowedDomains[0] === domainOf(siteUrl));

/** `Aria · bottega.it`: the same in every language. */
export const chatbotLabel = ({ name, host }: ChatbotIdentity): string => (host ? `${name} · ${host}` : name);

/** What was bought, and which chatbot that is: `Chatbot AI (Aria · bottega.it)`. */
export const titleWithChatbot = (title: string, chatbot: ChatbotIdentity | null): string =>
  chatbot ? `${title} (${chatbotLabel(chatbot)})` : title;
