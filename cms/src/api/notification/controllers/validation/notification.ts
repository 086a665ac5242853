import { z } from '@strapi/utils';
import { NOTIFICATION_FILTERS, type ListNotifications, type MarkNotification } from '../../../../contract';

export const listNotificationsQuery = z.object({
  filter: z.enum(NOTIFICATION_FILTERS).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
}) satisfies z.ZodType<ListNotifications['query']>;

export const markNotificationRequest = z.strictObject({ read: z.boolean() }) satisfies z.ZodType<
  MarkNotification['request']
>;
