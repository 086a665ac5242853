import { z } from '@strapi/utils';
import { STATISTICS_PERIODS } from '../../../../contract';
import { isDay } from '../../../../domain/chatbot/days';
import type { PeriodQuery } from '../../../../domain/chatbot/statistics-period';

const day = z
  .string()
  .refine((text) => text === '' || isDay(text), 'day')
  .transform((text) => text || null)
  .default(null);

const query = z.object({ period: z.enum(STATISTICS_PERIODS).default('30d'), from: day, to: day });

export const validateStatisticsQuery = (input: unknown): PeriodQuery => query.parse(input);
