import type { Core } from '@strapi/strapi';
import type { Row } from '../../database/row';
import {
  ADMIN_LIMITS,
  MAIL_STATES,
  type ListUnsentMails,
  type UnsentMail,
  type UnsentMailState,
} from '../../contract';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { recordAudit } from '../audit/record-audit';
import { OUTBOX_UID } from './enqueue-mail';
import { enqueueSending } from './enqueue-sending';
import { instantOf } from '../../database/date-of';

type MailRow = Row<typeof OUTBOX_UID>;

/** Row → contract, of a row in one of the states that `MAIL_STATES` lists. */
const toUnsentMail = (row: MailRow): UnsentMail => ({
  id: row.documentId,
  kind: row.kind,
  to: row.recipient,
  subject: row.subject,
  state: row.state as UnsentMailState,
  attempts: row.attempts ?? 0,
  lastError: row.lastError,
  createdAt: instantOf(row.createdAt),
  nextAttemptAt: instantOf(row.nextAttemptAt),
});

/** The mails that have not left, newest first. */
export const listUnsentMails = async (
  strapi: Core.Strapi,
  { state = 'all', page = 1 }: ListUnsentMails['query'],
): Promise<ListUnsentMails['response']> => {
  const query = strapi.db.query(OUTBOX_UID);
  const { pageSize } = ADMIN_LIMITS;
  const where = { state: { $in: state === 'all' ? MAIL_STATES : [state] } };
  const [rows, total] = await Promise.all([
    query.findMany({ where, orderBy: { id: 'desc' }, limit: pageSize, offset: (page - 1) * pageSize }),
    query.count({ where }),
  ]);
  return { data: rows.map(toUnsentMail), meta: { page, pageSize, total } };
};

/** How many wait for their server, and how many were given up: for health. */
export const countUnsentMails = async (strapi: Core.Strapi): Promise<{ waiting: number; failed: number }> => {
  const query = strapi.db.query(OUTBOX_UID);
  const [waiting, failed] = await Promise.all([
    query.count({ where: { state: { $in: ['queued', 'sending'] } } }),
    query.count({ where: { state: 'failed' } }),
  ]);
  return { waiting, failed };
};

/** Tries a mail at once that waits or was given up. Throws NOT_FOUND, and a CONFLICT for what was sent meanwhile or has expired. */
export const retryMail = async (
  strapi: Core.Strapi,
  mailId: string,
  { actor, requestId }: { actor: Caller; requestId: string },
): Promise<UnsentMail> =>
  strapi.db.transaction(async ({ trx }) => {
    await trx('outbox_mails').where({ document_id: mailId }).forUpdate().first('id');
    const query = strapi.db.query(OUTBOX_UID);
    const row = await query.findOne({ where: { documentId: mailId } });
    if (!row) throw new ApiError('NOT_FOUND');
    if (row.state !== 'queued' && row.state !== 'failed')
      throw new ApiError('CONFLICT', { reason: row.state });
    // Another key than the attempt's that may wait for its time.
    const attempts = (row.attempts ?? 0) + 1;
    const data = { state: 'queued' as const, nextAttemptAt: null, attempts };
    await query.update({ where: { id: row.id }, data });
    await enqueueSending(strapi, { mailId, attempts });
    await recordAudit(strapi, {
      actor,
      requestId,
      action: 'mail.retry',
      subject: { type: 'mail', id: mailId },
      before: { state: row.state },
      after: { state: 'queued' },
    });
    return toUnsentMail({ ...row, ...data });
  });
