import { newRow } from '../../database/new-row';
import type { Core } from '@strapi/strapi';
import type { NotificationKind, NotificationParams } from '../../contract';
import { engines } from '../../engines';

export interface NotifyRequest<Kind extends NotificationKind = NotificationKind> {
  /** Database id of whoever is told. */
  owner: number;
  kind: Kind;
  params: NotificationParams[Kind];
  /** A page of the product, such as `/i-miei-prodotti`. */
  link: string | null;
  /** The same key twice is one notification of that person: `purchase-paid:{id}`, `quota:{bot}:{month}:80`… */
  dedupeKey: string;
}

/** Says that the caller's notifications are others now, once the running transaction has made them so. */
export const announceNotifications = (strapi: Core.Strapi, owner: number): void =>
  engines(strapi).live.publish({ owner, event: { topic: 'notifications' } });

/**
 * Tells a person about something, inside the caller's transaction when there is one: the notification exists exactly
 * when the change does.
 */
export const notify = async <Kind extends NotificationKind>(
  strapi: Core.Strapi,
  { owner, kind, params, link, dedupeKey }: NotifyRequest<Kind>,
): Promise<void> => {
  const now = new Date();
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    // A violated unique index would end a whole PostgreSQL transaction: let the database skip the second one instead.
    const written = await trx('notifications')
      .insert(
        newRow(
          'api::notification.notification',
          { ownerId: owner, kind, params, link, dedupeKey: dedupeKey.slice(0, 250) },
          now,
        ),
      )
      .onConflict(['dedupe_key', 'owner_id'])
      .ignore()
      .returning('id');
    if (written.length > 0) onCommit(() => announceNotifications(strapi, owner));
  });
};
