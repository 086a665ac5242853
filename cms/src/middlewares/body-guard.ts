import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '../http/api-error';
import { authenticate } from '../http/callers';
import { assertSafeUrl } from '../http/safe-input';
import { withTemporaryFiles } from '../http/temporary-files';
import { uploadRoutes, type UploadRoute } from '../http/upload-routes';
import type { Next } from '../http/context';

interface Authentication {
  authenticate(ctx: Context, next: () => Promise<void>): Promise<unknown>;
  verify(auth: unknown, config: { scope: string[] }): Promise<void>;
}

/** The panel's media library, whose own permissions come later in the chain. */
const PANEL_UPLOAD = { pattern: /^\/upload(\/|$)/, maxBytes: 8 * 1024 * 1024 };
/** The same library for API tokens and roles: Strapi's public route. */
const CONTENT_UPLOAD = { pattern: /^\/api\/upload\/?$/, permission: 'plugin::upload.content-api.upload' };
/** What any form may hold, however many files its route would take: it lies on our disk until it is judged. */
const MAX_FORM_BYTES = 32 * 1024 * 1024;
/** Boundaries, part headers and text fields beside the files. */
const FORM_OVERHEAD = 64 * 1024;

/** Asks Strapi's permissions before the body is read; its router asks them again when it is too late for our disk. */
const assertMayUpload = async (strapi: Core.Strapi, ctx: Context): Promise<void> => {
  const config = { auth: { scope: [CONTENT_UPLOAD.permission] } };
  ctx.state.route = { info: { type: 'content-api' }, config };
  const auth = strapi.get<Authentication>('auth');
  await auth.authenticate(ctx, () => auth.verify(ctx.state.auth, config.auth));
  if (!ctx.state.auth) throw new ApiError('UNAUTHENTICATED');
};

/**
 * Stands before the body parser. A multipart body is refused unread except where a route declares `upload`,
 * and there only for a person who may call it: nobody fills our disk by posting files to any address.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  let routes: UploadRoute[] | null = null;
  return async (ctx, next: Next) => {
    assertSafeUrl(ctx.url);
    if (!ctx.get('content-type').toLowerCase().includes('multipart/')) return next();

    let maxBytes = PANEL_UPLOAD.maxBytes;
    if (CONTENT_UPLOAD.pattern.test(ctx.path)) {
      await assertMayUpload(strapi, ctx);
    } else if (!PANEL_UPLOAD.pattern.test(ctx.path)) {
      routes ??= uploadRoutes(strapi);
      const route = routes.find(({ method, pattern }) => method === ctx.method && pattern.test(ctx.path));
      if (!route) throw new ApiError('UNSUPPORTED_FILE_TYPE', {}, 'This route takes no files');
      if (route.access !== 'public' && !(await authenticate(strapi, ctx))) {
        throw new ApiError('UNAUTHENTICATED');
      }
      // One file too large is told apart by the route; this bound is for the whole form while it is being read.
      maxBytes = Math.min(MAX_FORM_BYTES, (route.upload.maxFiles + 1) * route.upload.maxBytes);
    }
    if (Number(ctx.get('content-length')) > maxBytes + FORM_OVERHEAD) {
      throw new ApiError('PAYLOAD_TOO_LARGE', { maxBytes });
    }
    await withTemporaryFiles(ctx.req, maxBytes, async () => void (await next()));
  };
};
