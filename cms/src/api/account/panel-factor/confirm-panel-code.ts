import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isTotpCode } from '../../../domain/account/totp';
import { clientIp } from '../../../http/client-ip';
import { consume, reward, type RateLimit } from '../../../http/rate-limits';
import { enqueueMail } from '../../mail/enqueue-mail';
import { panelFactors, type PanelFactorRow } from './panel-factors';

/** People of the panel and of the site are counted apart. */
const KIND = 'panel';

/** The account's counter is for strangers who know the password; its owner still passes with a recovery code. */
const countersOf = (ctx: Context, panelUser: number, code: string): [RateLimit, string][] => {
  const pair = `${KIND}|${clientIp(ctx)}|${panelUser}`;
  if (!isTotpCode(code)) return [['recovery-pair', pair]];
  return [
    ['second-factor-pair', pair],
    ['second-factor-account', `${KIND}|${panelUser}`],
  ];
};

const record = (
  strapi: Core.Strapi,
  panelUser: number,
  { action, requestId }: { action: string; requestId: string },
) =>
  strapi.db.query('api::audit.audit-entry').create({
    data: {
      action: `account.${action}`,
      // Not an account of the site, whose people the other entries name.
      subjectType: 'panel-account',
      subjectId: String(panelUser),
      before: {},
      after: {},
      requestId,
    },
  });

/** Tells the person of it: whoever did it knew the password, and may be somebody else. */
const notify = async (
  strapi: Core.Strapi,
  panelUser: number,
  event: { kind: 'panel-factor-enabled' } | { kind: 'panel-recovery-code-used'; left: number },
): Promise<void> => {
  const user = await strapi.db.query('admin::user').findOne({ where: { id: panelUser } });
  if (!user?.email) return;
  const params = {
    name: user.firstname ?? user.email,
    at: new Date().toISOString(),
    resetPath: '/cms/auth/forgot-password',
  };
  const to = {
    to: user.email,
    locale: user.preferedLanguage === 'en' ? 'en' : 'it',
    dedupeKey: `${event.kind}:${randomUUID()}`,
  } as const;
  if (event.kind === 'panel-factor-enabled') await enqueueMail(strapi, { ...to, kind: event.kind, params });
  else await enqueueMail(strapi, { ...to, kind: event.kind, params: { ...params, left: event.left } });
};

/** What became of a code that somebody of the panel has typed. */
export type PanelCodeResult = 'wrong' | 'right' | { recoveryCodes: string[] };

/** Judges a code: the first right one turns the second factor on, any other is used up by it. Throws RATE_LIMITED. */
export const confirmPanelCode = async (
  strapi: Core.Strapi,
  ctx: Context,
  { row, code }: { row: PanelFactorRow; code: string },
): Promise<PanelCodeResult> => {
  const { panelUser } = row;
  const counters = countersOf(ctx, panelUser, code);
  for (const [bucket, key] of counters) await consume(strapi, bucket, key);
  const factors = panelFactors(strapi);
  const requestId = String(ctx.state.requestId);
  const result = await strapi.db.transaction(async (): Promise<PanelCodeResult> => {
    if (!row.enabledAt) {
      const recoveryCodes = await factors.enable(row, code);
      if (!recoveryCodes) return 'wrong';
      await record(strapi, panelUser, { action: 'enable-second-factor', requestId });
      await notify(strapi, panelUser, { kind: 'panel-factor-enabled' });
      return { recoveryCodes };
    }
    const kind = await factors.accept(row, code);
    if (kind === 'recovery') {
      await record(strapi, panelUser, { action: 'use-recovery-code', requestId });
      const left = (await factors.find(panelUser))?.recoveryDigests?.length ?? 0;
      await notify(strapi, panelUser, { kind: 'panel-recovery-code-used', left });
    }
    return kind ? 'right' : 'wrong';
  });
  if (result !== 'wrong')
    for (const [bucket, key] of counters)
      if (bucket !== 'second-factor-account') await reward(strapi, bucket, key);
  return result;
};
