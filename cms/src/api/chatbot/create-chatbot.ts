import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { DESIGN_DEFAULTS, LIMITS } from '../../contract';

export interface NewChatbot {
  ownerId: number;
  installationRowId: number;
  /** The installation's documentId: what the snippet carries. */
  installId: string;
  productTitle: string;
  language: 'it' | 'en';
  /** It is tried before it is bought. */
  trial?: boolean;
}

/** Makes the chatbot of an installation, with the specification's defaults. Joins the caller's transaction. */
export const createChatbot = async (strapi: Core.Strapi, input: NewChatbot): Promise<void> => {
  await strapi.db.query('api::chatbot.chatbot').create({
    data: {
      owner: input.ownerId,
      installation: input.installationRowId,
      installId: input.installId,
      productTitle: input.productTitle,
      trialOwnerId: input.trial ? input.ownerId : null,
      trialUsedAt: input.trial ? new Date() : null,
      language: input.language,
      publicKey: randomUUID(),
      allowedDomains: [],
      siteUrl: '',
      instructions: '',
      design: DESIGN_DEFAULTS,
      messagesMonthlyLimit: LIMITS.monthlyMessages.default,
    },
  });
};
