import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { UploadAttachment } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { callerOf } from '../../../http/context';
import { consume } from '../../../http/rate-limits';
import { attachments } from '../services/attachments';

interface ParsedFile {
  filepath: string;
  originalFilename: string | null;
}

const idOf = (ctx: Context) => String(ctx.params.id);

/** The files that go with messages to the assistant. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async upload(ctx: Context) {
    const caller = callerOf(ctx);
    const { files } = ctx.request as { files?: Record<string, ParsedFile | ParsedFile[]> };
    const [file] = [files?.file ?? []].flat();
    if (!file) throw new ApiError('VALIDATION', { fields: { file: 'required' } });
    await consume(strapi, 'attachment', String(caller.id));
    const data = await attachments(strapi, caller).upload({
      name: file.originalFilename ?? '',
      bytes: await fs.readFile(file.filepath),
    });
    ctx.status = 201;
    ctx.body = { data } satisfies UploadAttachment['response'];
  },

  async remove(ctx: Context) {
    await attachments(strapi, callerOf(ctx)).remove(idOf(ctx));
    ctx.status = 204;
  },

  async content(ctx: Context) {
    const { name, mediaType, isImage, bytes } = await attachments(strapi, callerOf(ctx)).content(idOf(ctx));
    ctx.attachment(name, { type: isImage ? 'inline' : 'attachment' });
    ctx.set({
      'Cache-Control': 'private, max-age=3600',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
    ctx.type = mediaType;
    ctx.body = Buffer.from(bytes);
  },
});
