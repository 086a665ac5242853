import type { Core } from '@strapi/strapi';
import { readCouponCode } from '../../domain/purchase/coupon';
import { PANEL_WORDS } from '../../locales/panel';
import { panelRefusal } from '../../http/panel-refusal';
import { COUPON } from './coupons';

interface CouponData {
  code?: string | null;
  percentOff?: number | null;
  amountOffCents?: number | null;
  redeemed?: number | null;
}

/**
 * What holds for every coupon whoever saves it: a code as customers type it, of one coupon only; a percentage or an amount; and how
 * often it was used, which orders alone count.
 */
export const registerCouponRules = async (strapi: Core.Strapi): Promise<void> => {
  const check = async (data: CouponData, documentId: string | undefined): Promise<void> => {
    delete data.redeemed;
    const query = strapi.db.query(COUPON);
    if (typeof data.code === 'string') {
      data.code = readCouponCode(data.code);
      if (data.code === '') throw panelRefusal('code', PANEL_WORDS.couponCodeMissing);
      const namesake = {
        code: { $eqi: data.code },
        ...(documentId ? { documentId: { $ne: documentId } } : {}),
      };
      if ((await query.count({ where: namesake })) > 0)
        throw panelRefusal('code', PANEL_WORDS.couponCodeTaken);
    }
    const stored: CouponData | null = documentId ? await query.findOne({ where: { documentId } }) : null;
    const { percentOff, amountOffCents } = { ...stored, ...data };
    if (percentOff && amountOffCents) throw panelRefusal('amountOffCents', PANEL_WORDS.couponTwice);
    if (!percentOff && !amountOffCents) throw panelRefusal('percentOff', PANEL_WORDS.couponNothing);
  };

  strapi.documents.use(async (context, next) => {
    if (context.uid !== COUPON) return next();
    const { documentId, data } = context.params as { documentId?: string; data?: CouponData };
    if (context.action === 'clone') Object.assign(context.params, { data: { ...data, redeemed: 0 } });
    else if ((context.action === 'create' || context.action === 'update') && data)
      await check(data, documentId);
    return next();
  });
};
