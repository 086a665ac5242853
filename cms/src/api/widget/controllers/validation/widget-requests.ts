import { z } from '@strapi/utils';
import { isEmail, LIMITS } from '../../../../contract';
import { oneLine } from '../../../../domain/chatbot/visitor-facts';
import { ApiError } from '../../../../http/api-error';

const MAX_BODY_BYTES = 16 * 1024;
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
  message: z.string(),
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

/** Reads only what a visitor may decide. `bytes` is the size of the body as it came. */
export const validateChat = (body: unknown, bytes: number): ChatRequest => {
  const message: unknown = (body as { message?: unknown } | null)?.message;
  if (typeof message === 'string' && message.length > LIMITS.visitorMessage.max)
    throw new ApiError('MESSAGE_TOO_LONG', { max: LIMITS.visitorMessage.max });
  if (bytes > MAX_BODY_BYTES) throw new ApiError('PAYLOAD_TOO_LARGE', { maxBytes: MAX_BODY_BYTES });
  const request = chat.parse(body);
  const installId = request.install_id ?? request.installId;
  const text = request.message.trim();
  if (!installId) throw new ApiError('VALIDATION', { fields: { install_id: 'required' } });
  if (!text) throw new ApiError('VALIDATION', { fields: { message: 'required' } });
  return {
    installId,
    botKey: request.botKey && request.botKey !== NO_KEY ? request.botKey : null,
    text,
    sessionId: request.sessionId,
    sessionToken: request.session_token,
    messageId: request.message_id ?? null,
    pageAddress: request.origin_url,
    pageTitle: request.page_title,
    userAgent: request.user_agent,
    identity: request.visitor,
  };
};
