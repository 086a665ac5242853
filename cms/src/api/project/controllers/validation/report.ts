import { z } from '@strapi/utils';
import { LOCALES, REPORT_KINDS, type CreateReport } from '../../../../contract';

export const createReportRequest = z.strictObject({
  kind: z.enum(REPORT_KINDS),
  language: z.enum(LOCALES).optional(),
}) satisfies z.ZodType<CreateReport['request']>;

/** More than any page of a list shows. */
const MOST_PROJECTS = 50;
export const newestReportsQuery = z.object({
  projects: z
    .string()
    .default('')
    .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
    .refine((ids) => ids.length <= MOST_PROJECTS, 'max'),
});
