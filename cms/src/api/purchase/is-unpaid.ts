import type { Core } from '@strapi/strapi';

/** True for an installation that stands still for want of payment: what is switched on again by paying, not by hand. */
export const isUnpaid = async (strapi: Core.Strapi, installId: string): Promise<boolean> =>
  (await strapi.db
    .query('api::purchase.installation')
    .count({ where: { documentId: installId, state: 'suspended' } })) > 0;
