import type { Core } from '@strapi/strapi';
import type { OutboxMail } from '../../templates/outbox-page';
import type { Row } from '../../database/row';
import { OUTBOX_UID } from './enqueue-mail';

type MailRow = Row<typeof OUTBOX_UID>;

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
}: MailRow): OutboxMail => ({
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
  const rows = await strapi.db
    .query(OUTBOX_UID)
    .findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], limit: 100 });
  return rows.map(toOutboxMail);
};

export const findOutboxMail = async (strapi: Core.Strapi, id: string): Promise<OutboxMail | null> => {
  const row = await strapi.db.query(OUTBOX_UID).findOne({ where: { documentId: id } });
  return row ? toOutboxMail(row) : null;
};
