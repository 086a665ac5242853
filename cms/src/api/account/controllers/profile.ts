import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  ChangeEmail,
  ConfirmNewEmail,
  GetProfile,
  ListSessions,
  PutAvatar,
  ScheduleErasure,
} from '../../../contract';
import { romeDay } from '../../../domain/chatbot/rome-time';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import { sessionIdOf } from '../../../http/callers';
import { callerOf } from '../../../http/context';
import { sendPicture } from '../../../http/picture';
import { consume } from '../../../http/rate-limits';
import { zipStream } from '../../../http/zip-stream';
import { inputOf } from '../../../http/route-input';
import { avatarKey } from '../../chatbot/avatar-path';
import { receivedFiles } from '../../chatbot/controllers/received-files';
import { erasure } from '../services/erasure';
import { exportOf } from '../services/export';
import { profiles } from '../services/profile';
import { endOtherSessions, endSession, listSessions } from '../sessions';
import { toAccount, toProfile } from '../to-account';
import { confirmNewEmailRequest, newEmailRequest, passwordRequest } from './validation/account';

/** The person's own page: picture, address, sessions, and their data, to take along or to erase. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.body = {
      data: toProfile(await profiles(strapi).find(callerOf(ctx))),
    } satisfies GetProfile['response'];
  },

  async putAvatar(ctx: Context) {
    const [file] = receivedFiles(ctx);
    if (!file) throw new ApiError('VALIDATION', { fields: { files: 'required' } });
    const user = await profiles(strapi).putAvatar(callerOf(ctx), await fs.readFile(file.path));
    ctx.body = { data: toAccount(user) } satisfies PutAvatar['response'];
  },

  async removeAvatar(ctx: Context) {
    ctx.body = {
      data: toAccount(await profiles(strapi).removeAvatar(callerOf(ctx))),
    } satisfies PutAvatar['response'];
  },

  /** Pictures carry no session, so that an `<img>` can ask: the address is the secret. */
  async avatar(ctx: Context) {
    const key = avatarKey(String(ctx.params.key));
    const bytes = key && (await engines(strapi).files.find(key));
    if (!bytes) throw new ApiError('NOT_FOUND');
    sendPicture(ctx, bytes, 'same-origin');
  },

  async askForNewEmail(ctx: Context) {
    const { email, password } = inputOf(ctx, newEmailRequest);
    const user = await profiles(strapi).prove(callerOf(ctx), password);
    await profiles(strapi).askForNewEmail(user, email);
    ctx.body = {
      data: toProfile(await profiles(strapi).find(callerOf(ctx))),
    } satisfies ChangeEmail['response'];
  },

  async takeBackNewEmail(ctx: Context) {
    ctx.body = {
      data: toProfile(await profiles(strapi).takeBackNewEmail(callerOf(ctx))),
    } satisfies ChangeEmail['response'];
  },

  async confirmNewEmail(ctx: Context) {
    const { code } = inputOf(ctx, confirmNewEmailRequest);
    await profiles(strapi).confirmNewEmail(code);
    ctx.body = { ok: true } satisfies ConfirmNewEmail['response'];
  },

  async sessions(ctx: Context) {
    ctx.body = {
      data: await listSessions(strapi, callerOf(ctx).id, sessionIdOf(ctx)),
    } satisfies ListSessions['response'];
  },

  async endSession(ctx: Context) {
    const ended = await endSession(strapi, callerOf(ctx).id, String(ctx.params.id));
    if (!ended) throw new ApiError('NOT_FOUND');
    ctx.status = 204;
  },

  async endOtherSessions(ctx: Context) {
    await endOtherSessions(strapi, callerOf(ctx).id, sessionIdOf(ctx));
    ctx.status = 204;
  },

  async exportData(ctx: Context) {
    const { password } = inputOf(ctx, passwordRequest);
    const user = await profiles(strapi).prove(callerOf(ctx), password);
    await consume(strapi, 'export-account', String(user.id));
    ctx.attachment(`officina-${romeDay(new Date())}.zip`);
    ctx.type = 'application/zip';
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = zipStream(exportOf(strapi, user)());
  },

  async scheduleErasure(ctx: Context) {
    const { password } = inputOf(ctx, passwordRequest);
    const user = await profiles(strapi).prove(callerOf(ctx), password);
    ctx.body = {
      data: toAccount(await erasure(strapi).schedule(callerOf(ctx), user)),
    } satisfies ScheduleErasure['response'];
  },

  async takeBackErasure(ctx: Context) {
    ctx.body = {
      data: toAccount(await erasure(strapi).takeBack(callerOf(ctx))),
    } satisfies ScheduleErasure['response'];
  },
});
