import type { Instant, One, Page } from './common';
import type { FileFailure } from './errors';

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
  invitationText: 'Need help?',
  invitationTextColor: '#ffffff',
  invitationBackgroundColor: '#1c2b2d',
  bubbleColor: '#d40000',
  triggerIcon: 'help_circle',
  triggerIconColor: '#ffffff',
};

export const CHATBOT_STATUSES = ['installing', 'published'] as const;
export type ChatbotStatus = (typeof CHATBOT_STATUSES)[number];

/** The owner's view of a chatbot. `id` is the installation id of the snippet. */
export interface Chatbot {
  id: string;
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

/** `queued` → `reading` → `ready` | `failed` */
export const TRAINING_FILE_STATUSES = ['queued', 'reading', 'ready', 'failed'] as const;
export type TrainingFileStatus = (typeof TRAINING_FILE_STATUSES)[number];

export interface TrainingFile {
  id: string;
  name: string;
  bytes: number;
  status: TrainingFileStatus;
  /** Set when ready. */
  passages: number | null;
  pages: number | null;
  failure: FileFailure | null;
  createdAt: Instant;
}
/** `GET /api/chatbots/:id/training-files` */
export interface ListTrainingFiles {
  response: { data: TrainingFile[] };
}
/** `POST /api/chatbots/:id/training-files` (multipart, field `files`, one or more). All or nothing per file. */
export interface UploadTrainingFiles {
  response: {
    data: TrainingFile[];
    rejected: { name: string; code: 'FILE_TOO_LARGE' | 'UNSUPPORTED_FILE_TYPE' | 'FILE_LIMIT_REACHED' }[];
  };
}

/** `DELETE /api/chatbots/:id/training-files/:fileId` answers 204; `POST …/:fileId/retry` answers the file. */
/** `GET /api/chatbots/:id/training-files/:fileId/text`: what was understood of a file, as the bot will quote it. */
export interface GetTrainingFileText {
  response: { data: { page: number | null; heading: string; text: string; question: string | null }[] };
}

/** One visitor session in the owner's Chat tab. */
export interface VisitorConversation {
  sessionId: string;
  /** The specification's five-digit number, as a label only. */
  label: string;
  startedAt: Instant;
  lastMessageAt: Instant;
  messageCount: number;
  preview: string;
  page: string | null;
  /** True when the bot did not know at least once; and when the visitor asked for a person. */
  unanswered: boolean;
  handoverEmail: string | null;
  handoverNote: string | null;
  isPreview: boolean;
}
export interface VisitorMessage {
  id: string;
  sessionId: string;
  sender: 'visitor' | 'bot';
  text: string;
  sources: MessageSource[];
  answered: boolean | null;
  aiGenerated: boolean;
  createdAt: Instant;
}
export interface MessageSource {
  title: string;
  page: number | null;
}
/** `GET /api/chatbots/:id/conversations?q=&from=&to=&page=` (days, Europe/Rome) */
export interface ListConversations {
  response: Page<VisitorConversation>;
}
/** `GET /api/chatbots/:id/conversations/:sessionId` */
export interface GetConversation {
  response: { data: { conversation: VisitorConversation; messages: VisitorMessage[] } };
}
/** `GET /api/chatbots/:id/statistics` (current month, Europe/Rome) */
export interface GetChatbotStatistics {
  response: One<{
    messagesUsed: number;
    messagesLimit: number;
    conversations: number;
    answered: number;
    unanswered: number;
    /** Milliseconds from question to whole reply; null before the first reply. */
    responseTimeP50: number | null;
    responseTimeP95: number | null;
  }>;
}
/** `POST /api/chatbots/:id/preview-token`: lets the builder's preview speak as a visitor, even before publishing. */
export interface CreatePreviewToken {
  response: One<{ token: string; expiresAt: Instant }>;
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
