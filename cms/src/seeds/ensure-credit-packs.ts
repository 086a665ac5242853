import type { Core } from '@strapi/strapi';
import { CREDIT_PACKS, type CreditPack, type Locale } from '../contract';
import { formatCount } from '../locales/format';

const UID = 'api::product.product';

const WORDS: Record<Locale, { title: (count: string) => string; description: string; activation: string }> = {
  it: {
    title: (count) => `${count} messaggi per il tuo chatbot`,
    description:
      'Messaggi in più per un chatbot che hai già. Si aggiungono al saldo appena il pagamento arriva, si usano quando quelli del mese sono finiti e non scadono.',
    activation: 'Attivazione immediata',
  },
  en: {
    title: (count) => `${count} messages for your chatbot`,
    description:
      'More messages for a chatbot you already have. They join its balance as soon as the payment arrives, are used once the month’s own are finished, and never expire.',
    activation: 'Active at once',
  },
};

const toRow = ({ slug, messages, priceCents }: CreditPack) => {
  const { it, en } = WORDS;
  return {
    slug,
    kind: 'credits' as const,
    title: it.title(formatCount(messages, 'it')),
    titleEn: en.title(formatCount(messages, 'en')),
    description: it.description,
    descriptionEn: en.description,
    activationTime: it.activation,
    activationTimeEn: en.activation,
    priceCents,
    billingPeriod: 'once' as const,
    illustration: 'crediti.svg',
    imageBgColor: '#dcece4',
    messageCredits: messages,
    listed: true,
  };
};

/**
 * The credit packs, on every server: an owner whose bot has used up its month must be able to buy more. Once they are
 * there, price and texts are the editors'; taking one off sale is unlisting it.
 */
export const ensureCreditPacks = async (strapi: Core.Strapi): Promise<void> => {
  const query = strapi.db.query(UID);
  if ((await query.count({ where: { kind: 'credits' } })) > 0) return;
  await strapi.db.transaction(async () => {
    for (const pack of CREDIT_PACKS) await query.create({ data: toRow(pack) });
  });
};
