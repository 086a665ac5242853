import type { Core } from '@strapi/strapi';
import type { ServiceOrderEvent, TeamServiceOrderEvent } from '../../contract';
import type { PersonRow } from '../account/to-account';
import { enqueueMail } from '../mail/enqueue-mail';
import { notify } from '../notification/notify';
import type { ServiceOrderRow } from './rows';
import { nameOf } from './to-service-order';

interface NotifiedOrder extends Pick<ServiceOrderRow, 'installId' | 'title'> {
  owner: PersonRow | null;
  assignee: PersonRow | null;
}

/** What happened: `key` tells it from others of its kind, `text` is what was written, '' where nothing was. */
interface OrderNotification<Kind> {
  news: Kind;
  key: string;
  text: string;
}

/** Tells the customer by mail and notification, inside the running transaction; the same news again says nothing. */
export const notifyOrderCustomer = async (
  strapi: Core.Strapi,
  { installId, title, owner }: NotifiedOrder,
  { news, key, text }: OrderNotification<ServiceOrderEvent>,
): Promise<void> => {
  if (!owner) return;
  const dedupeKey = `service-order:${installId}:${news}:${key}`;
  const path = `/ordini/${installId}`;
  await enqueueMail(strapi, {
    kind: 'service-news',
    to: owner.email,
    locale: owner.language ?? 'it',
    params: { name: owner.displayName ?? '', title, news, text, path },
    dedupeKey,
  });
  await notify(strapi, {
    owner: owner.id,
    kind: 'service-order',
    params: { title, news },
    link: path,
    dedupeKey,
  });
};

/** Whoever works on the order; every administrator while nobody does. */
const teamOf = async (strapi: Core.Strapi, assignee: PersonRow | null): Promise<PersonRow[]> =>
  assignee
    ? [assignee]
    : strapi.db.query('plugin::users-permissions.user').findMany({
        where: { role: { type: 'admin' }, blocked: { $not: true } },
        orderBy: { id: 'asc' },
      });

/** The same for the team. */
export const notifyOrderTeam = async (
  strapi: Core.Strapi,
  { installId, title, owner, assignee }: NotifiedOrder,
  { news, key, text }: OrderNotification<TeamServiceOrderEvent>,
): Promise<void> => {
  const customer = owner ? nameOf(owner) : '';
  const path = `/admin?${new URLSearchParams({ tab: 'orders', order: installId }).toString()}`;
  for (const member of await teamOf(strapi, assignee)) {
    const dedupeKey = `service-order:${installId}:team-${news}:${key}:${member.id}`;
    await enqueueMail(strapi, {
      kind: 'service-team',
      to: member.email,
      locale: member.language ?? 'it',
      params: { name: member.displayName ?? '', customer, title, news, text, path },
      dedupeKey,
    });
    await notify(strapi, {
      owner: member.id,
      kind: 'team-service-order',
      params: { title, customer, news },
      link: path,
      dedupeKey,
    });
  }
};
