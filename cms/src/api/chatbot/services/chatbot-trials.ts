import type { Core } from '@strapi/strapi';
import type { ChatbotTrial } from '../../../contract';
import { trialRemovedAt } from '../../../domain/chatbot/trial';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { isUniqueViolation } from '../../../http/error-answer';
import { productTitle, type ProductRow } from '../../product/to-product';
import { CHATBOT, type ChatbotRow } from '../chatbot-row';
import { createChatbot } from '../create-chatbot';
import { toChatbotIdentity } from '../to-chatbot-identity';

const INSTALLATION = 'api::purchase.installation';

type TrialRow = ChatbotRow & { installation: { product: { documentId: string } | null } | null };

const toTrial = (row: TrialRow): ChatbotTrial => ({
  chatbotId: row.installId,
  chatbot: toChatbotIdentity(row),
  productId: row.installation?.product?.documentId ?? '',
  removedAt: trialRemovedAt(new Date(row.trialUsedAt ?? 0)).toISOString(),
});

/** The chatbot that somebody tries before buying it. Its installation stands still, as that of an unpaid one does: nothing can be published. */
export const chatbotTrials = (strapi: Core.Strapi, caller: Caller) => {
  const find = (): Promise<TrialRow | null> =>
    strapi.db.query(CHATBOT).findOne({
      where: { trialOwnerId: caller.id, owner: { id: caller.id } },
      populate: { installation: { populate: { product: true } } },
    });

  /** The cheapest that is on sale. */
  const findProduct = async (): Promise<ProductRow> => {
    const product: ProductRow | null = await strapi.db.query('api::product.product').findOne({
      where: { kind: 'chatbot', listed: true },
      orderBy: [{ priceCents: 'asc' }, { id: 'asc' }],
    });
    if (!product) throw new ApiError('NOT_FOUND');
    return product;
  };

  const create = (product: ProductRow): Promise<void> =>
    strapi.db.transaction(async () => {
      const installation: { id: number; documentId: string } = await strapi.db.query(INSTALLATION).create({
        data: { owner: caller.id, product: product.id, kind: 'chatbot', state: 'suspended' },
      });
      await createChatbot(strapi, {
        ownerId: caller.id,
        installationRowId: installation.id,
        installId: installation.documentId,
        productTitle: productTitle(product, caller.locale),
        language: caller.locale,
        trial: true,
      });
    });

  return {
    async current(): Promise<ChatbotTrial | null> {
      const row = await find();
      return row && toTrial(row);
    },

    /** The unique index decides between two tabs. */
    async start(): Promise<ChatbotTrial> {
      try {
        await create(await findProduct());
      } catch (error) {
        const standing = isUniqueViolation(error) ? await find() : null;
        if (!standing) throw error;
        throw new ApiError('CONFLICT', { reason: 'trial-exists', chatbotId: standing.installId });
      }
      const row = await find();
      if (!row) throw new ApiError('NOT_FOUND');
      return toTrial(row);
    },
  };
};
