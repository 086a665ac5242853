import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ChatbotAvatar, ReadSiteColors, ReadSiteProposals } from '../../../contract';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import { callerOf } from '../../../http/context';
import { pagePictureKey } from '../page-picture-path';
import { siteBranding } from '../services/site-branding';
import { siteProposals } from '../services/site-proposals';
import { receivedFiles } from './received-files';

const idOf = (ctx: Context) => String(ctx.params.id);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async putPagePicture(ctx: Context) {
    const [file] = receivedFiles(ctx);
    if (!file) throw new ApiError('VALIDATION', { fields: { files: 'required' } });
    const data = await siteBranding(strapi, callerOf(ctx)).putPagePicture(
      idOf(ctx),
      await fs.readFile(file.path),
    );
    ctx.body = { data } satisfies ChatbotAvatar['response'];
  },

  async removePagePicture(ctx: Context) {
    const data = await siteBranding(strapi, callerOf(ctx)).removePagePicture(idOf(ctx));
    ctx.body = { data } satisfies ChatbotAvatar['response'];
  },

  /** Public, because an `<img>` carries no token: unguessable, known to its owner alone, always a picture we drew ourselves. */
  async pagePicture(ctx: Context) {
    const key = pagePictureKey(String(ctx.params.key));
    const bytes = key && (await engines(strapi).files.find(key));
    if (!bytes) throw new ApiError('NOT_FOUND');
    ctx.set({
      'Cache-Control': 'private, max-age=31536000, immutable',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    ctx.type = 'image/webp';
    ctx.body = Buffer.from(bytes);
  },

  async siteColors(ctx: Context) {
    const data = await siteBranding(strapi, callerOf(ctx)).siteColors(idOf(ctx));
    ctx.body = { data } satisfies ReadSiteColors['response'];
  },

  async siteProposals(ctx: Context) {
    const data = await siteProposals(strapi, callerOf(ctx), idOf(ctx));
    ctx.body = { data } satisfies ReadSiteProposals['response'];
  },
});
