import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  DeleteNotification,
  ListNotifications,
  MarkAllNotificationsRead,
  MarkNotification,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { notifications } from '../notifications';
import { listNotificationsQuery, markNotificationRequest } from './validation/notification';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = inputOf(ctx, listNotificationsQuery);
    ctx.body = (await notifications(strapi, callerOf(ctx)).list(
      query,
    )) satisfies ListNotifications['response'];
  },

  async mark(ctx: Context) {
    const { read } = inputOf(ctx, markNotificationRequest);
    const data = await notifications(strapi, callerOf(ctx)).mark(idOf(ctx), read);
    ctx.body = { data } satisfies MarkNotification['response'];
  },

  async markAllRead(ctx: Context) {
    await notifications(strapi, callerOf(ctx)).markAllRead();
    ctx.body = { data: null } satisfies MarkAllNotificationsRead['response'];
  },

  async remove(ctx: Context) {
    await notifications(strapi, callerOf(ctx)).remove(idOf(ctx));
    ctx.body = { data: null } satisfies DeleteNotification['response'];
  },
});
