import { z } from '@strapi/utils';
import {
  BUSINESS_FIGURES,
  isMonth,
  type BusinessRowsFilter,
  type ListBusinessRows,
} from '../../../../contract';
import { isCalendarDay } from '../../../../domain/booking/days';

const filter = z.object({
  figure: z.enum(BUSINESS_FIGURES),
  month: z.string().refine(isMonth, 'month').optional(),
  day: z.string().refine(isCalendarDay, 'day').optional(),
  name: z.string().max(255, 'max').optional(),
}) satisfies z.ZodType<BusinessRowsFilter>;
const list = filter.extend({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

export const validateBusinessRows = (query: unknown): BusinessRowsFilter => filter.parse(query);
export const validateListBusinessRows = (query: unknown): ListBusinessRows['query'] => list.parse(query);
