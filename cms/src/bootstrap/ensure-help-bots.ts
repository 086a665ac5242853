import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { BRAND, LIMITS } from '../contract';
import { CHATBOT } from '../api/chatbot/chatbot-row';
import { teachHelpBots } from '../api/chatbot/services/help-bot-material';
import { HELP_BOT_SEEDS, type HelpBotSeed } from '../seeds/help-bot';
import { readSettings } from '../settings';
import { afterCommit } from './after-commit';
import { timings } from '../settings/timings';

const USER = 'plugin::users-permissions.user';
/** Nobody's account: it owns what is the product's own, and cannot be signed in to. */
const SYSTEM_USER = 'system';

const ensureOwner = async (strapi: Core.Strapi): Promise<number> => {
  const users = strapi.db.query(USER);
  const known: { id: number } | null = await users.findOne({ where: { username: SYSTEM_USER } });
  if (known) return known.id;
  const role: { id: number } | null = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'customer' } });
  // A sub-address of the support's: what concerns these bots is written to the people who run the product.
  const [mailbox, host] = BRAND.supportEmail.split('@');
  const made: { id: number } = (await strapi.documents(USER).create({
    data: {
      username: SYSTEM_USER,
      email: `${mailbox}+chatbot@${host}`,
      displayName: BRAND.name,
      password: `${randomUUID()}${randomUUID()}`.slice(0, 64),
      provider: 'local',
      confirmed: true,
      blocked: true,
      language: 'it',
      role: role?.id,
    },
  })) as unknown as { id: number };
  return made.id;
};

const ensureBot = async (strapi: Core.Strapi, owner: number, seed: HelpBotSeed): Promise<void> => {
  const query = strapi.db.query(CHATBOT);
  if (await query.findOne({ where: { installId: seed.installId } })) return;
  const { publicUrl } = readSettings();
  const content = {
    design: seed.design,
    instructions: seed.instructions,
    tone: 'friendly' as const,
    language: seed.language,
    fallbackText: seed.fallbackText,
    contactEmail: BRAND.supportEmail,
    contactUrl: '',
    privacyUrl: `${publicUrl}/privacy`,
  };
  await query.create({
    data: {
      ...content,
      owner,
      installId: seed.installId,
      productTitle: seed.design.displayName,
      siteUrl: publicUrl,
      // Our own pages are always allowed; nobody else's are.
      allowedDomains: [],
      publicKey: randomUUID(),
      state: 'published',
      published: content,
      publishedNumber: 1,
      publishedOn: new Date(),
      messagesMonthlyLimit: LIMITS.monthlyMessages.default,
      retentionDays: 30,
    },
  });
};

/** Follows the editors: a changed article or product is taught once the last of a row of changes is there. */
const watchMaterial = (strapi: Core.Strapi): void => {
  let waiting: NodeJS.Timeout | undefined;
  const later = () =>
    afterCommit(strapi, () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        teachHelpBots(strapi).catch((error: unknown) =>
          strapi.log.error(`The help's chatbots did not learn what changed: ${String(error)}`),
        );
      }, timings().schedules.settleHelpMs).unref();
    });
  strapi.db.lifecycles.subscribe({
    models: ['api::article.help-article', 'api::product.product'],
    afterCreate: later,
    afterUpdate: later,
    afterDelete: later,
    afterUpdateMany: later,
    afterDeleteMany: later,
  });
};

/** The product's own chatbots, one a language: on the landing page and in the help, with or without demo content. */
export const ensureHelpBots = async (strapi: Core.Strapi): Promise<void> => {
  await strapi.db.transaction(async () => {
    const owner = await ensureOwner(strapi);
    for (const seed of HELP_BOT_SEEDS) await ensureBot(strapi, owner, seed);
  });
  await teachHelpBots(strapi);
  watchMaterial(strapi);
};
