import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { SetSocialImage } from '../../../contract';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import { callerOf } from '../../../http/context';
import { pictureKey } from '../pictures/picture-address';
import { postPicture } from '../pictures/post-picture';
import { receivedFile } from '../../../http/received-file';
import { inputOf } from '../../../http/route-input';
import { setSocialImageRequest } from './validation/social-image';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async set(ctx: Context) {
    const pictures = postPicture(strapi, callerOf(ctx));
    const give = async () => {
      const request = inputOf(ctx, setSocialImageRequest);
      if ('url' in request) return pictures.fromAddress(idOf(ctx), request.url);
      if ('photoIds' in request) return pictures.fromLibrary(idOf(ctx), request.photoIds);
      if ('card' in request) return pictures.card(idOf(ctx));
      return pictures.upload(idOf(ctx), await fs.readFile(receivedFile(ctx).path));
    };
    const data = await give();
    ctx.body = { data } satisfies SetSocialImage['response'];
  },

  async remove(ctx: Context) {
    const data = await postPicture(strapi, callerOf(ctx)).remove(idOf(ctx));
    ctx.body = { data } satisfies SetSocialImage['response'];
  },

  /** Public, because networks and an `<img>` carry no token: unguessable, for two days, always a picture that we drew ourselves. */
  async picture(ctx: Context) {
    const key = pictureKey(String(ctx.params.name));
    const bytes = key && (await engines(strapi).files.find(key));
    if (!key || !bytes) throw new ApiError('NOT_FOUND');
    ctx.set({
      'Cache-Control': 'private, max-age=86400, immutable',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    ctx.type = key.endsWith('.png') ? 'image/png' : 'image/jpeg';
    ctx.body = Buffer.from(bytes);
  },
});
