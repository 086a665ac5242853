import { z } from '@strapi/utils';
import { SYSTEM_LIMITS, type RetryFailedJobs } from '../../../../contract';

export const retryKindRequest = z.object({
  kind: z.string().min(1).max(SYSTEM_LIMITS.kind),
}) satisfies z.ZodType<RetryFailedJobs['request']>;
