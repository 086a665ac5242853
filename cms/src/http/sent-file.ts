import type { Context } from 'koa';

/** Answers with somebody's file: to be saved under its name, never opened by the browser as a page of ours. */
export const sendFile = (ctx: Context, { name, bytes }: { name: string; bytes: Uint8Array }): void => {
  ctx.attachment(name);
  ctx.set({
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
  ctx.type = 'application/octet-stream';
  ctx.body = Buffer.from(bytes);
};
