import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ListSocialFiles, UploadSocialFile } from '../../../contract';
import { callerOf } from '../../../http/context';
import { socialFiles } from '../services/files';
import { receivedFile } from '../../../http/received-file';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const data = await socialFiles(strapi, callerOf(ctx)).list(idOf(ctx));
    ctx.body = { data } satisfies ListSocialFiles['response'];
  },

  async upload(ctx: Context) {
    const { path, name } = receivedFile(ctx);
    const bytes = await fs.readFile(path);
    const data = await socialFiles(strapi, callerOf(ctx)).upload(idOf(ctx), { name, bytes });
    ctx.status = 201;
    ctx.body = { data } satisfies UploadSocialFile['response'];
  },

  async remove(ctx: Context) {
    await socialFiles(strapi, callerOf(ctx)).remove(idOf(ctx));
    ctx.status = 204;
  },
});
