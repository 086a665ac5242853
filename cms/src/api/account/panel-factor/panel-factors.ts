import type { Core } from '@strapi/strapi';
import { newDocumentId } from '../../../database/new-row';
import type { Row } from '../../../database/row';
import {
  createRecoveryCode,
  normalizeRecoveryCode,
  RECOVERY_CODES,
} from '../../../domain/account/recovery-code';
import { createTotpSecret, isTotpCode, matchingStep } from '../../../domain/account/totp';
import { openSecret, sealSecret } from '../../../domain/secrets/seal';
import { isUniqueViolation } from '../../../http/error-answer';
import { readSettings } from '../../../settings';
import { digestOf } from '../one-time-code';

const UID = 'api::account.panel-factor';
const TABLE = 'panel_factors';

export type PanelFactorRow = Row<typeof UID>;

const sealOf = (panelUser: number) => ({
  key: readSettings().secrets.encryptionKey,
  place: `panel-totp:${panelUser}`,
});
const digest = (code: string): string => digestOf(normalizeRecoveryCode(code));

/** The second factor of people of the editors' panel, who are accounts of Strapi's and not of the site. */
export const panelFactors = (strapi: Core.Strapi) => {
  const factors = () => strapi.db.query(UID);
  const find = (panelUser: number): Promise<PanelFactorRow | null> =>
    factors().findOne({ where: { panelUser } });

  const keyOf = (row: PanelFactorRow): string | null => {
    const key = openSecret(row.totpSecret, sealOf(row.panelUser));
    if (key === null) strapi.log.error('The key of a second factor cannot be opened: see ENCRYPTION_KEY');
    return key;
  };

  /** Uses a code of the app up: the database compares and sets, so that of two requests with one code one is right. */
  const useStep = async (
    row: PanelFactorRow,
    code: string,
    data: Partial<PanelFactorRow>,
  ): Promise<boolean> => {
    const key = keyOf(row);
    const step = key && matchingStep(key, code, Date.now());
    if (!step) return false;
    const { count } = await factors().updateMany({
      where: { id: row.id, totpSecret: row.totpSecret, totpStep: { $lt: step } },
      data: { ...data, totpStep: step },
    });
    return count === 1;
  };

  const useRecoveryCode = (row: PanelFactorRow, code: string): Promise<boolean> =>
    strapi.db.transaction(async ({ trx }) => {
      await trx(TABLE).where({ id: row.id }).forUpdate().select('id');
      const digests = (await factors().findOne({ where: { id: row.id } }))?.recoveryDigests ?? [];
      const left = digests.filter((each) => each !== digest(code));
      if (left.length === digests.length) return false;
      await factors().updateMany({ where: { id: row.id }, data: { recoveryDigests: left } });
      return true;
    });

  const begin = async (panelUser: number): Promise<{ row: PanelFactorRow; key: string }> => {
    const before = await find(panelUser);
    const known = before && !before.enabledAt ? keyOf(before) : null;
    if (before && known) return { row: before, key: known };
    const key = createTotpSecret();
    const data = { documentId: newDocumentId(), panelUser, totpSecret: sealSecret(key, sealOf(panelUser)) };
    try {
      // One whose key cannot be opened any more is of no use to anybody.
      if (before) await factors().deleteMany({ where: { id: before.id, enabledAt: null } });
      return { row: await factors().create({ data }), key };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Another page of the same person was faster.
      return begin(panelUser);
    }
  };

  return {
    find,

    /** What a person puts into their app. Until a code of it was right it stays the same, whatever page is loaded again. */
    begin,

    /** Turns it on with the first right code; answers the codes for the day without the app, or null. */
    async enable(row: PanelFactorRow, code: string): Promise<string[] | null> {
      const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
      const data = { enabledAt: new Date().toISOString(), recoveryDigests: codes.map(digest) };
      return (await useStep(row, code, data)) ? codes : null;
    },

    /** Which kind of code this is of the person, used up by it; null when it is none. */
    async accept(row: PanelFactorRow, code: string): Promise<'app' | 'recovery' | null> {
      if (!row.enabledAt) return null;
      if (isTotpCode(code)) return (await useStep(row, code, {})) ? 'app' : null;
      return (await useRecoveryCode(row, code)) ? 'recovery' : null;
    },

    async forget(panelUsers: readonly number[]): Promise<void> {
      await factors().deleteMany({ where: { panelUser: { $in: panelUsers } } });
    },
  };
};
