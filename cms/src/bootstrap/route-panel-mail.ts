import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { storeMail } from '../api/mail/enqueue-mail';

interface PanelMail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

/**
 * Strapi's own mails (the panel's forgotten password) go through the outbox like ours. Set here and not in the plugin's
 * configuration, which puts a provider's path in lower case.
 */
export const routePanelMail = async (strapi: Core.Strapi): Promise<void> => {
  const plugin = strapi.plugin('email') as unknown as { provider: { send(mail: PanelMail): Promise<void> } };
  plugin.provider = {
    send: ({ to, subject, text = '', html = text }) =>
      storeMail(strapi, {
        kind: 'panel',
        to,
        locale: 'it',
        subject,
        text,
        html,
        dedupeKey: `panel:${randomUUID()}`,
      }),
  };
};
