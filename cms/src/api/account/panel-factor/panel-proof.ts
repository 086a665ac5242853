import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { timings } from '../../../settings/timings';
import { readAuthCookie, setAuthCookie } from '../auth-cookie';
import { sessionTokens } from '../session-tokens';
import { panelFactors, type PanelFactorRow } from './panel-factors';

const COOKIE = 'officina_panel_proof';
/** The panel's pages at `/cms` and its calls at `/admin`, `/content-manager`, `/upload`… have only this above them. */
const PATH = '/';

/** Whether this browser has shown the second factor of a person of the panel; not with one that was taken away since. */
export const hasPanelProof = async (
  strapi: Core.Strapi,
  ctx: Context,
  panelUser: number,
): Promise<boolean> => {
  const token = readAuthCookie(ctx, COOKIE);
  const proof = token ? sessionTokens.readPanelProof(token) : null;
  if (proof?.panelUser !== panelUser) return false;
  const row = await panelFactors(strapi).find(panelUser);
  return row?.documentId === proof.factor && row.enabledAt !== null;
};

export const setPanelProof = (ctx: Context, { panelUser, documentId }: PanelFactorRow): void => {
  const token = sessionTokens.panelProof({ panelUser, factor: documentId });
  setAuthCookie(ctx, COOKIE, token, { maxAge: timings().sessions.panelProofMs, path: PATH });
};

export const forgetPanelProof = (ctx: Context): void =>
  setAuthCookie(ctx, COOKIE, null, { maxAge: 0, path: PATH });
