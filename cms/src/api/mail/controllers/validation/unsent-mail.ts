import { z } from '@strapi/utils';
import { MAIL_STATES } from '../../../../contract';

export const listUnsentMailsQuery = z.object({
  state: z.enum(['all', ...MAIL_STATES]).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
