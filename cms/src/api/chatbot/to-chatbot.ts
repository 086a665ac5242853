import { LIMITS, type Chatbot } from '../../contract';
import { trialRemovedAt } from '../../domain/chatbot/trial';
import { monthlyLimit, usageMonth } from '../../domain/chatbot/quota';
import { draftContent, publishedContent } from './bot-content';
import type { ChatbotRow } from './chatbot-row';
import { instantOf } from '../../database/date-of';

/** The tag an owner pastes into the site. With `id` the script comes with its configuration inside. */
export const snippetOf = (publicUrl: string, installId: string): string =>
  `<script async src="${publicUrl}/widget.js?id=${installId}" data-install-id="${installId}"></script>`;

/** What has been used of this month's messages: a row last counted in another month has used none. */
export const usedThisMonth = (row: ChatbotRow, now: Date): number =>
  row.usageMonth === usageMonth(now) ? (row.messagesUsedMonthly ?? 0) : 0;

/** What may be used this month, bought messages included. */
export const limitThisMonth = (row: ChatbotRow, now: Date): number =>
  monthlyLimit({
    own: row.messagesMonthlyLimit ?? LIMITS.monthlyMessages.default,
    credits: row.creditMessages ?? 0,
    used: usedThisMonth(row, now),
  });

/** Row → contract, for the owner. */
export const toChatbot = (row: ChatbotRow, publicUrl: string, now = new Date()): Chatbot => ({
  id: row.installId,
  trial: row.trialUsedAt ? { removedAt: trialRemovedAt(new Date(row.trialUsedAt)).toISOString() } : null,
  productTitle: row.productTitle ?? '',
  status: row.state,
  suspended: row.suspended ?? false,
  siteUrl: row.siteUrl ?? '',
  allowedDomains: row.allowedDomains ?? [],
  publicKey: row.publicKey,
  snippet: snippetOf(publicUrl, row.installId),
  ...draftContent(row),
  messagesUsedMonthly: usedThisMonth(row, now),
  messagesMonthlyLimit: limitThisMonth(row, now),
  version: row.version,
  updatedAt: instantOf(row.updatedAt),
  lastSeenAt: row.lastSeenAt ? instantOf(row.lastSeenAt) : null,
  lastSeenHost: row.lastSeenHost,
  published: publishedContent(row),
  publishedVersion: row.publishedNumber,
  publishedAt: row.publishedOn ? instantOf(row.publishedOn) : null,
  retentionDays: row.retentionDays ?? 90,
  pagePictureUrl: row.pagePictureUrl,
});
