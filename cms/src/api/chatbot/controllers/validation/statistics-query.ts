import { z } from '@strapi/utils';
import { STATISTICS_PERIODS } from '../../../../contract';
import { isDay } from '../../../../domain/chatbot/days';
import type { PeriodQuery } from '../../../../domain/chatbot/statistics-period';

const day = z
  .string()
  .refine((text) => text === '' || isDay(text), 'day')
  .transform((text) => text || null)
  .default(null);

export const statisticsQuery = z.object({
  period: z.enum(STATISTICS_PERIODS).default('30d'),
  from: day,
  to: day,
}) satisfies z.ZodType<PeriodQuery>;
