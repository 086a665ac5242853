import { z } from '@strapi/utils';
import type { MetaDataDeletion } from '../../../../contract';

/** A form of Meta's; what else it carries is not read. */
export const metaSignedRequest = z.object({
  signed_request: z.string().min(1).max(10_000),
}) satisfies z.ZodType<MetaDataDeletion['request']>;
