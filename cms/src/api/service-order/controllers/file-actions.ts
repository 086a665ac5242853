import fs from 'node:fs/promises';
import type { Context } from 'koa';
import type { UploadServiceFile } from '../../../contract';
import { receivedFile } from '../../../http/received-file';
import { sendFile } from '../../../http/sent-file';
import type { serviceFiles } from '../service-files';

/** What either side does with an order's files; `filesOf` answers those of the order that a request is about, as its caller may have them. */
export const fileActions = (filesOf: (ctx: Context) => Promise<ReturnType<typeof serviceFiles>>) => ({
  async upload(ctx: Context) {
    const files = await filesOf(ctx);
    const { path, name } = receivedFile(ctx);
    const data = await files.upload({ name, bytes: await fs.readFile(path) });
    ctx.status = 201;
    ctx.body = { data } satisfies UploadServiceFile['response'];
  },

  async download(ctx: Context) {
    const files = await filesOf(ctx);
    sendFile(ctx, await files.content(String(ctx.params.file)));
  },

  async removeFile(ctx: Context) {
    const files = await filesOf(ctx);
    await files.remove(String(ctx.params.file));
    ctx.status = 204;
  },
});
