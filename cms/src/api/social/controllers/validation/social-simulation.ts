import { z } from '@strapi/utils';

/** What a network's page of consent is asked with; what is missing or wrong is a page that is not there. */
export const authorizeQuery = z.object({
  platform: z.string().catch(''),
  state: z.string().catch(''),
});
