import type { Core } from '@strapi/strapi';
import { ADMIN_LIMITS, type AuditEntry, type ListAuditEntries } from '../../contract';

const UID = 'api::audit.audit-entry';

interface AuditRow {
  documentId: string;
  action: string;
  subjectType: string | null;
  subjectId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  createdAt: string | Date;
  actor: { email: string; displayName: string | null } | null;
}

const toEntry = (row: AuditRow): AuditEntry => ({
  id: row.documentId,
  at: new Date(row.createdAt).toISOString(),
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
