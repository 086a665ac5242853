import { z } from '@strapi/utils';
import {
  BUSINESS_FIGURES,
  isMonth,
  LATE_BY,
  type BusinessRowsFilter,
  type ListBusinessRows,
} from '../../../../contract';
import { isCalendarDay } from '../../../../domain/booking/days';

export const businessRowsQuery = z.object({
  figure: z.enum(BUSINESS_FIGURES),
  month: z.string().refine(isMonth, 'month').optional(),
  day: z.string().refine(isCalendarDay, 'day').optional(),
  until: z.string().refine(isCalendarDay, 'day').optional(),
  late: z.enum(LATE_BY).optional(),
  name: z.string().max(255, 'max').optional(),
}) satisfies z.ZodType<BusinessRowsFilter>;
export const listBusinessRowsQuery = businessRowsQuery.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
}) satisfies z.ZodType<ListBusinessRows['query']>;
