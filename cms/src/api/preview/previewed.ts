import type { Context } from 'koa';
import { ApiError } from '../../http/api-error';
import { readSettings } from '../../settings';
import { readPreviewPass, type PreviewClaim } from './preview-pass';

/** The header that the site's preview pages send. */
const HEADER = 'X-Preview';

/**
 * What the caller may look at before others can, if it is of type `uid`; `null` for everybody else. A pass that is no longer worth
 * anything says so, or an editor would take the published page for the draft.
 */
export const previewed = (ctx: Context, uid: string): PreviewClaim | null => {
  const pass = ctx.get(HEADER);
  if (!pass) return null;
  const claim = readPreviewPass(readSettings().secrets.visitorToken, pass);
  if (!claim) throw new ApiError('TOKEN_EXPIRED');
  return claim.uid === uid ? claim : null;
};

/** Answers what nobody may keep. */
export const sendPreview = (ctx: Context, data: unknown): void => {
  ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  ctx.body = { data };
};
