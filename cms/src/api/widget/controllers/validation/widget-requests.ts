import { z } from '@strapi/utils';
import { isEmail, LIMITS } from '../../../../contract';
import { oneLine } from '../../../../domain/chatbot/visitor-facts';
import { messageText } from '../../../../http/message-text';

/** The largest question, with all that a page says of its visitor. */
export const MAX_CHAT_BYTES = 16 * 1024;
/** The key that the specification's widget sends when it has none. */
const NO_KEY = 'widget-key';

const hint = z.string().max(4_000).catch('');
/** Of an installation. */
export const name = z.string().regex(/^[\w-]{1,64}$/);
/** Of a message, made by its client. */
export const messageName = z.string().regex(/^[\w-]{8,64}$/);

/** A page may say anything of its visitor: what is no name or no address is left out, not refused. */
const identity = z
  .object({ name: z.string().max(4_000).catch(''), email: z.string().max(4_000).catch('') })
  .catch({ name: '', email: '' })
  .transform((input) => ({
    name: oneLine(input.name, LIMITS.identity.maxName),
    email: isEmail(input.email.trim()) ? oneLine(input.email) : '',
  }));

// `looseObject`: prompts, tones and histories that a browser sends are neither read nor refused.
const chat = z.looseObject({
  install_id: name.optional(),
  installId: name.optional(),
  botKey: z.string().max(200).optional(),
  message: messageText(LIMITS.visitorMessage.max).min(1, 'required'),
  sessionId: z.string().max(64).catch(''),
  session_token: z.string().max(200).catch(''),
  message_id: messageName.optional(),
  origin_url: hint,
  page_title: hint,
  user_agent: hint,
  visitor: identity,
});

export interface ChatRequest {
  installId: string;
  botKey: string | null;
  text: string;
  sessionId: string;
  sessionToken: string;
  messageId: string | null;
  pageAddress: string;
  pageTitle: string;
  userAgent: string;
  /** '' where the page says nothing. */
  identity: { name: string; email: string };
}

/** Only what a visitor may decide, by our names. */
export const chatRequest = chat
  .refine(({ install_id, installId }) => Boolean(install_id ?? installId), {
    path: ['install_id'],
    error: 'required',
  })
  .transform(({ install_id, installId, botKey, ...request }): ChatRequest => ({
    installId: install_id ?? installId ?? '',
    botKey: botKey && botKey !== NO_KEY ? botKey : null,
    text: request.message,
    sessionId: request.sessionId,
    sessionToken: request.session_token,
    messageId: request.message_id ?? null,
    pageAddress: request.origin_url,
    pageTitle: request.page_title,
    userAgent: request.user_agent,
    identity: request.visitor,
  }));
