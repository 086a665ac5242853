import type { Core } from '@strapi/strapi';
import type { RowWith } from '../../database/query';
import { ADMIN_LIMITS, type AuditEntry, type ListAuditEntries } from '../../contract';
import { instantOf } from '../../database/date-of';

const UID = 'api::audit.audit-entry';

type AuditRow = RowWith<typeof UID, ['actor']>;

const toEntry = (row: AuditRow): AuditEntry => ({
  id: row.documentId,
  at: instantOf(row.createdAt),
  action: row.action,
  actor: row.actor && { name: row.actor.displayName ?? '', email: row.actor.email },
  subject: { type: row.subjectType ?? '', id: row.subjectId ?? '' },
  before: row.before ?? {},
  after: row.after ?? {},
});

/** What administrators did, newest first. */
export const listAuditEntries = async (
  strapi: Core.Strapi,
  { subject = 'all', page = 1 }: ListAuditEntries['query'],
): Promise<ListAuditEntries['response']> => {
  const query = strapi.db.query(UID);
  const { pageSize } = ADMIN_LIMITS;
  const where = subject === 'all' ? {} : { subjectType: subject };
  const [rows, total] = await Promise.all([
    query.findMany({
      where,
      orderBy: { id: 'desc' },
      populate: ['actor'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    query.count({ where }),
  ]);
  return { data: rows.map(toEntry), meta: { page, pageSize, total } };
};
