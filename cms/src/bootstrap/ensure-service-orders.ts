import type { Core } from '@strapi/strapi';
import { isRecurring } from '../domain/purchase/subscription';
import { openServiceOrder } from '../api/service-order/open-service-order';
import { titleOf, type OrderRow } from '../api/purchase/order-row';

interface ServiceInstallation {
  id: number;
  documentId: string;
  purchase: OrderRow | null;
}

/** A service that was bought before orders were kept gets one, so that it can be delivered. */
export const ensureServiceOrders = async (strapi: Core.Strapi): Promise<void> => {
  const missing = (await strapi.db
    .connection('installations as installation')
    .select('installation.id')
    .where({ 'installation.kind': 'service', 'installation.state': 'active' })
    .whereNotExists(
      strapi.db
        .connection('service_orders as service')
        .select('service.id')
        .whereRaw('service.installation_id = installation.id'),
    )) as { id: number }[];
  for (const { id } of missing) {
    const row: ServiceInstallation | null = await strapi.db
      .query('api::purchase.installation')
      .findOne({ where: { id }, populate: { purchase: { populate: ['owner', 'product'] } } });
    const order = row?.purchase;
    if (!row || !order?.owner) continue;
    const { owner } = order;
    await strapi.db.transaction(() =>
      openServiceOrder(strapi, {
        owner,
        purchaseRowId: order.id,
        installationRowId: row.id,
        installId: row.documentId,
        title: titleOf(order),
        recurring: isRecurring(order),
      }),
    );
  }
};
