import { z } from '@strapi/utils';
import { NOTIFICATION_FILTERS, type ListNotifications, type MarkNotification } from '../../../../contract';

const list = z.object({
  filter: z.enum(NOTIFICATION_FILTERS).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
}) satisfies z.ZodType<ListNotifications['query']>;

const mark = z.strictObject({ read: z.boolean() }) satisfies z.ZodType<MarkNotification['request']>;

export const validateListNotifications = (query: unknown): Required<ListNotifications['query']> =>
  list.parse(query);
export const validateMarkNotification = (body: unknown): MarkNotification['request'] => mark.parse(body);
