import { z } from '@strapi/utils';
import type { GetSocialStatistics } from '../../../../contract';
import { daysBetween, isDay } from '../../../../domain/chatbot/days';

const MAX_DAYS = 366;

const day = z.string().refine(isDay, 'day');
export const socialStatisticsQuery = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { message: 'range', path: ['from'] })
  .refine(({ from, to }) => daysBetween(from, to) <= MAX_DAYS, {
    message: 'max',
    path: ['from'],
  }) satisfies z.ZodType<GetSocialStatistics['query']>;
