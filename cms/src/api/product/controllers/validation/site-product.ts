import { z } from '@strapi/utils';
import { localeQuery } from '../../../../http/locale';

/** The marketplace's products, or the packs of credits that it leaves out. */
export const listProductsQuery = localeQuery.extend({
  kind: z.enum(['credits']).optional().catch(undefined),
});
