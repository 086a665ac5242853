import type { Core } from '@strapi/strapi';
import {
  createRecoveryCode,
  normalizeRecoveryCode,
  RECOVERY_CODES,
} from '../../../domain/account/recovery-code';
import { digestOf } from '../one-time-code';

const UID = 'api::account.recovery-code';
const digest = (code: string): string => digestOf(normalizeRecoveryCode(code));

/** The codes of a person for the day without the app; only their digests are stored. */
export const recoveryCodes = (strapi: Core.Strapi) => {
  const codes = () => strapi.db.query(UID);
  const unused = (userId: number) => ({ owner: { id: userId }, usedAt: null });
  return {
    left: (userId: number): Promise<number> => codes().count({ where: unused(userId) }),

    /** Ten new ones in place of all others, inside the running transaction. */
    async renew(userId: number): Promise<string[]> {
      await codes().deleteMany({ where: { owner: { id: userId } } });
      const made = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
      for (const code of made) await codes().create({ data: { owner: userId, digest: digest(code) } });
      return made;
    },

    async remove(userId: number): Promise<void> {
      await codes().deleteMany({ where: { owner: { id: userId } } });
    },

    /** True for the one request that uses a code first. */
    async use(userId: number, code: string): Promise<boolean> {
      const row = await codes().findOne({ where: { ...unused(userId), digest: digest(code) } });
      if (!row) return false;
      const { count } = await codes().updateMany({
        where: { id: row.id, usedAt: null },
        data: { usedAt: new Date() },
      });
      return count === 1;
    },
  };
};
