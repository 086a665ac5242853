import type { Core } from '@strapi/strapi';
import { applyPaymentEvent } from '../api/purchase/apply-payment-event';
import { vatWithin } from '../domain/purchase/amounts';
import { DEMO_CUSTOMER } from './seed-accounts';

const PURCHASE = 'api::purchase.purchase';

/** The demo customer's chatbot, bought as anybody buys one: through a payment event, so with all that a payment brings. */
export const seedDemoPurchase = async (strapi: Core.Strapi): Promise<void> => {
  const owner = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email: DEMO_CUSTOMER } });
  const product = await strapi.db.query('api::product.product').findOne({ where: { slug: 'chatbot-ai' } });
  if (!owner || !product) return;
  if ((await strapi.db.query(PURCHASE).count({ where: { owner: { id: owner.id } } })) > 0) return;
  const purchase: { documentId: string } = await strapi.db.query(PURCHASE).create({
    data: {
      owner: owner.id,
      product: product.id,
      state: 'pending',
      method: 'card',
      priceCents: product.priceCents,
      vatCents: vatWithin(product.priceCents),
      billingPeriod: product.billingPeriod,
      productTitle: product.title,
      purchasedAt: new Date(),
      billing: {
        customerKind: 'private',
        email: DEMO_CUSTOMER,
        fullName: owner.displayName ?? '',
        address: 'Via Garibaldi 12',
        city: 'Torino',
        postalCode: '10122',
        country: 'Italia',
        taxCode: 'RSSMRA85T10A562S',
        vatNumber: '',
        recipientCode: '',
        pec: '',
        cig: '',
        cup: '',
        orderNumber: '',
      },
    },
  });
  await applyPaymentEvent(strapi, {
    provider: 'seed',
    eventId: purchase.documentId,
    purchaseId: purchase.documentId,
    kind: 'paid',
    amountCents: product.priceCents,
  });
};
