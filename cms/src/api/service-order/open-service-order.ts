import type { Core } from '@strapi/strapi';
import type { PersonRow } from '../account/to-account';
import { SERVICE_ORDER } from './rows';
import { notifyOrderTeam } from './notify-order';

/** A paid service, of which an order is opened. */
export interface PaidService {
  owner: PersonRow;
  purchaseRowId: number;
  installationRowId: number;
  installId: string;
  title: string;
  /** It is renewed: after each acceptance the next round begins. */
  recurring: boolean;
}

/** Opens the order of a paid service inside the running transaction, and tells the team. */
export const openServiceOrder = async (strapi: Core.Strapi, service: PaidService): Promise<void> => {
  const { owner, purchaseRowId, installationRowId, installId, title, recurring } = service;
  await strapi.db.query(SERVICE_ORDER).create({
    data: {
      owner: owner.id,
      purchase: purchaseRowId,
      installation: installationRowId,
      installId,
      title,
      recurring,
      orderedAt: new Date(),
    },
  });
  const order = { installId, title, owner: owner, assignee: null };
  await notifyOrderTeam(strapi, order, { news: 'ordered', key: '', text: '' });
};
