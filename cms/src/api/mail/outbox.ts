import type { Core } from '@strapi/strapi';
import type { OutboxMail } from '../../templates/outbox-page';
import { OUTBOX_UID } from './enqueue-mail';

interface Row extends Omit<OutboxMail, 'id' | 'to' | 'links' | 'calendar'> {
  calendar: { content: string } | null;
  documentId: string;
  recipient: string;
}

const toOutboxMail = ({
  documentId,
  recipient,
  kind,
  subject,
  text,
  html,
  calendar,
  state,
  createdAt,
}: Row): OutboxMail => ({
  id: documentId,
  kind,
  to: recipient,
  subject,
  text,
  html,
  links: text.match(/https?:\/\/[^\s)>]+/g) ?? [],
  calendar: calendar?.content ?? null,
  state,
  createdAt,
});

/** The newest mails first. Codes in links are live: for development only. */
export const listOutbox = async (strapi: Core.Strapi): Promise<OutboxMail[]> => {
  const rows: Row[] = await strapi.db
    .query(OUTBOX_UID)
    .findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], limit: 100 });
  return rows.map(toOutboxMail);
};

export const findOutboxMail = async (strapi: Core.Strapi, id: string): Promise<OutboxMail | null> => {
  const row: Row | null = await strapi.db.query(OUTBOX_UID).findOne({ where: { documentId: id } });
  return row ? toOutboxMail(row) : null;
};
