import { DESIGN_DEFAULTS, LIMITS, type Chatbot, type Instant } from '../../contract';
import { usageMonth } from '../../domain/chatbot/quota';
import type { ChatbotRow } from './chatbot-row';

export const toInstant = (value: string | Date): Instant => new Date(value).toISOString();

/** The tag an owner pastes into the site. With `id` the script comes with its configuration inside. */
export const snippetOf = (publicUrl: string, installId: string): string =>
  `<script async src="${publicUrl}/widget.js?id=${installId}" data-install-id="${installId}"></script>`;

/** What has been used of this month's messages: a row last counted in another month has used none. */
export const usedThisMonth = (row: ChatbotRow, now: Date): number =>
  row.usageMonth === usageMonth(now) ? (row.messagesUsedMonthly ?? 0) : 0;

/** Row → contract, for the owner. */
export const toChatbot = (row: ChatbotRow, publicUrl: string, now = new Date()): Chatbot => ({
  id: row.installId,
  productTitle: row.productTitle ?? '',
  status: row.state,
  suspended: row.suspended ?? false,
  siteUrl: row.siteUrl ?? '',
  allowedDomains: row.allowedDomains ?? [],
  publicKey: row.publicKey,
  snippet: snippetOf(publicUrl, row.installId),
  instructions: row.instructions ?? '',
  tone: row.tone,
  language: row.language,
  fallbackText: row.fallbackText ?? '',
  contactEmail: row.contactEmail ?? '',
  contactUrl: row.contactUrl ?? '',
  privacyUrl: row.privacyUrl ?? '',
  design: { ...DESIGN_DEFAULTS, ...row.design },
  messagesUsedMonthly: usedThisMonth(row, now),
  messagesMonthlyLimit: row.messagesMonthlyLimit ?? LIMITS.monthlyMessages.default,
  version: row.version,
  updatedAt: toInstant(row.updatedAt),
  lastSeenAt: row.lastSeenAt ? toInstant(row.lastSeenAt) : null,
  lastSeenHost: row.lastSeenHost,
  published: row.published && { ...row.published, design: { ...DESIGN_DEFAULTS, ...row.published.design } },
  publishedVersion: row.publishedNumber,
  publishedAt: row.publishedOn ? toInstant(row.publishedOn) : null,
  retentionDays: row.retentionDays ?? 90,
  pagePictureUrl: row.pagePictureUrl,
});
