import { z } from '@strapi/utils';
import { LOCALES, REPORT_KINDS, type CreateReport } from '../../../../contract';

const create = z.strictObject({
  kind: z.enum(REPORT_KINDS),
  language: z.enum(LOCALES).optional(),
}) satisfies z.ZodType<CreateReport['request']>;

/** More than any page of a list shows. */
const MOST_PROJECTS = 50;
const newest = z.object({
  projects: z
    .string()
    .default('')
    .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
    .refine((ids) => ids.length <= MOST_PROJECTS, 'max'),
});

export const validateCreateReport = (body: unknown): CreateReport['request'] => create.parse(body);
export const validateNewestReports = (query: unknown): string[] => newest.parse(query).projects;
