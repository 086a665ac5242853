import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { BRAND, type Locale, type SendHelpMessage } from '../../contract';
import { romeDay } from '../../domain/chatbot/rome-time';
import { readSettings } from '../../settings';
import { enqueueMail } from '../mail/enqueue-mail';

/**
 * Passes a message on to whoever runs the product, and tells its sender so. The confirmation repeats nothing of the message: the
 * address is only what somebody typed, and must not become a way to write to strangers.
 */
export const sendHelpMessage = async (
  strapi: Core.Strapi,
  { name, email, message, locale = 'it' }: SendHelpMessage['request'],
): Promise<void> => {
  const to = readSettings().operator.email || BRAND.supportEmail;
  const staffLocale: Locale = 'it';
  // Pressed twice, it is one message of the day.
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([email, message, romeDay(new Date())]))
    .digest('hex')
    .slice(0, 40);
  await strapi.db.transaction(async () => {
    await enqueueMail(strapi, {
      kind: 'help-message',
      to,
      locale: staffLocale,
      params: { name, email, message, path: '/help' },
      dedupeKey: `help:${fingerprint}`,
    });
    await enqueueMail(strapi, {
      kind: 'help-received',
      to: email,
      locale,
      params: { name, path: '/help' },
      dedupeKey: `help-received:${fingerprint}`,
    });
  });
};
