import { z } from '@strapi/utils';
import { AUDIT_SUBJECTS } from '../../../../contract';

export const listAuditQuery = z.object({
  subject: z.enum(['all', ...AUDIT_SUBJECTS]).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
