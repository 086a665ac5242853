import type { Core } from '@strapi/strapi';
import type { Instant } from '../../contract';
import { OUTBOX_UID } from './enqueue-mail';

/** A mail as the development viewer shows it. */
export interface OutboxMail {
  id: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  /** The calendar file that goes with it; null for most. */
  calendar: string | null;
  state: string;
  createdAt: Instant;
}

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
  const rows = await strapi.db
    .query(OUTBOX_UID)
    .findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], limit: 100 });
  return (rows as Row[]).map(toOutboxMail);
};

export const findOutboxMail = async (strapi: Core.Strapi, id: string): Promise<OutboxMail | null> => {
  const row: unknown = await strapi.db.query(OUTBOX_UID).findOne({ where: { documentId: id } });
  return row ? toOutboxMail(row as Row) : null;
};
