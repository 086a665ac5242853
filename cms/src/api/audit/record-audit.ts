import type { Core } from '@strapi/strapi';
import type { Caller } from '../../http/context';

const UID = 'api::audit.audit-entry';

export interface AuditRecord {
  actor: Pick<Caller, 'id'>;
  /** What was done, as `thing.deed`. */
  action: string;
  subject: { type: string; id: string };
  /** Only the fields that changed, and nobody's personal data: entries outlive accounts. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  requestId: string;
}

/** Notes what an administrator did, or what changed in how somebody signs in, inside the running transaction: the deed and its entry are there together or not at all. */
export const recordAudit = async (
  strapi: Core.Strapi,
  { actor, action, subject, before, after, requestId }: AuditRecord,
): Promise<void> => {
  await strapi.db.query(UID).create({
    data: {
      actor: actor.id,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      before,
      after,
      requestId,
    },
  });
};
