import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ListSocialPhotos, UpdateSocialPhoto, UploadSocialPhoto } from '../../../contract';
import { callerOf } from '../../../http/context';
import { receivedFile } from '../../../http/received-file';
import { inputOf } from '../../../http/route-input';
import { socialPhotos } from '../services/photos';
import { updateSocialPhotoRequest } from './validation/social-photo';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const data = await socialPhotos(strapi, callerOf(ctx)).list(idOf(ctx));
    ctx.body = { data } satisfies ListSocialPhotos['response'];
  },

  async upload(ctx: Context) {
    const { path, name } = receivedFile(ctx);
    const bytes = await fs.readFile(path);
    const data = await socialPhotos(strapi, callerOf(ctx)).upload(idOf(ctx), { name, bytes });
    ctx.status = 201;
    ctx.body = { data } satisfies UploadSocialPhoto['response'];
  },

  async update(ctx: Context) {
    const request = inputOf(ctx, updateSocialPhotoRequest);
    const data = await socialPhotos(strapi, callerOf(ctx)).update(idOf(ctx), request);
    ctx.body = { data } satisfies UpdateSocialPhoto['response'];
  },

  async remove(ctx: Context) {
    await socialPhotos(strapi, callerOf(ctx)).remove(idOf(ctx));
    ctx.status = 204;
  },
});
