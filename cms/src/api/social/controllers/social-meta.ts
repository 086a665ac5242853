import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { MetaDataDeletion } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { localeOf } from '../../../http/locale';
import { inputOf } from '../../../http/route-input';
import { readSettings } from '../../../settings';
import { socialDeletionPage } from '../../../templates/social-deletion-page';
import { deletionCode, deletionDay, metaCallbacks, META_PLATFORMS } from '../services/meta-callbacks';
import { metaSignedRequest } from './validation/social-meta';

const platformOf = (ctx: Context) => {
  const platform = META_PLATFORMS.find((name) => name === ctx.params.platform);
  if (!platform) throw new ApiError('NOT_FOUND');
  return platform;
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async deauthorize(ctx: Context) {
    const { signed_request: signed } = inputOf(ctx, metaSignedRequest);
    await metaCallbacks(strapi, platformOf(ctx)).deauthorize(signed);
    ctx.status = 204;
  },

  async deleteData(ctx: Context) {
    const { signed_request: signed } = inputOf(ctx, metaSignedRequest);
    await metaCallbacks(strapi, platformOf(ctx)).deleteData(signed);
    const code = deletionCode(new Date());
    ctx.body = {
      url: `${readSettings().publicUrl}/api/social/meta/deletions/${code}`,
      confirmation_code: code,
    } satisfies MetaDataDeletion['response'];
  },

  /** Where Meta sends a person who wants to know what became of their wish. */
  async deletion(ctx: Context) {
    const day = deletionDay(String(ctx.params.code));
    if (!day) throw new ApiError('NOT_FOUND');
    ctx.set('Content-Security-Policy', "sandbox; default-src 'none'");
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = socialDeletionPage(day, localeOf(ctx));
  },
});
