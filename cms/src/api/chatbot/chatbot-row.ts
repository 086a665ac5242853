import type {
  BotTone,
  ChatbotDesign,
  ChatbotStatus,
  Locale,
  PublishedBot,
  RetentionDays,
} from '../../contract';

export const CHATBOT = 'api::chatbot.chatbot';
export const TRAINING_FILE = 'api::chatbot.training-file';
export const VISITOR_SESSION = 'api::chatbot.visitor-session';
export const VISITOR_MESSAGE = 'api::chatbot.visitor-message';

/** A chatbot as the database holds it. */
export interface ChatbotRow {
  id: number;
  documentId: string;
  installId: string;
  productTitle: string | null;
  state: ChatbotStatus;
  suspended: boolean | null;
  siteUrl: string | null;
  allowedDomains: string[] | null;
  publicKey: string;
  instructions: string | null;
  tone: BotTone;
  language: Locale;
  fallbackText: string | null;
  contactEmail: string | null;
  contactUrl: string | null;
  privacyUrl: string | null;
  design: Partial<ChatbotDesign>;
  /** What visitors meet; null before the first publication. */
  published: (Omit<PublishedBot, 'design'> & { design: Partial<ChatbotDesign> }) | null;
  publishedOn: string | Date | null;
  publishedNumber: number | null;
  version: number;
  messagesUsedMonthly: number | null;
  messagesMonthlyLimit: number | null;
  usageMonth: string | null;
  retentionDays: RetentionDays | null;
  pagePictureUrl: string | null;
  lastSeenAt: string | Date | null;
  lastSeenHost: string | null;
  updatedAt: string | Date;
}
