import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isTotpCode, matchingStep } from '../../../domain/account/totp';
import { recordAudit } from '../../audit/record-audit';
import { enqueueMail } from '../../mail/enqueue-mail';
import { openTotp } from '../sealed-totp';
import { hasSecondFactor, toAccount, USER_UID, type UserRow } from '../to-account';
import { recoveryCodes } from './recovery-codes';

const notifyOfRecoveryCode = async (strapi: Core.Strapi, user: UserRow, requestId: string): Promise<void> => {
  const { displayName: name, locale } = toAccount(user);
  await enqueueMail(strapi, {
    kind: 'recovery-code-used',
    to: user.email,
    locale,
    params: {
      name,
      at: new Date().toISOString(),
      left: await recoveryCodes(strapi).left(user.id),
      path: '/profile#security',
      resetPath: '/password-dimenticata',
    },
    dedupeKey: `recovery-code-used:${randomUUID()}`,
  });
  await recordAudit(strapi, {
    actor: user,
    action: 'account.use-recovery-code',
    subject: { type: 'account', id: user.documentId },
    before: {},
    after: {},
    requestId,
  });
};

/**
 * Whether this is a code of the person's app, or one of their recovery codes. Each counts once: the database compares and sets, so
 * that of two requests with one code, at whatever instances, one is right. Inside the running transaction.
 */
export const acceptCode = async (
  strapi: Core.Strapi,
  user: UserRow,
  { code, requestId }: { code: string; requestId: string },
): Promise<boolean> => {
  if (!hasSecondFactor(user)) return false;
  if (!isTotpCode(code)) {
    const used = await recoveryCodes(strapi).use(user.id, code);
    if (used) await notifyOfRecoveryCode(strapi, user, requestId);
    return used;
  }
  if (user.totpEnabledAt === null) return false;
  const secret = openTotp(user);
  if (secret === null) strapi.log.error('The key of a second factor cannot be opened: see ENCRYPTION_KEY');
  const step = secret && matchingStep(secret, code, Date.now());
  if (!step) return false;
  const { count } = await strapi.db.query(USER_UID).updateMany({
    where: { id: user.id, totpSecret: user.totpSecret, totpStep: { $lt: step } },
    data: { totpStep: step },
  });
  return count === 1;
};
