import type { Account, Profile } from '../../contract';
import type { Row } from '../../database/row';
import { roleOf } from '../../domain/account/role';
import { personAvatarUrl } from './avatar-path';
import { instantOf } from '../../database/date-of';

export const USER_UID = 'plugin::users-permissions.user';

/** Somebody whom mails and notifications are written to. */
export type PersonRow = Pick<
  Row<typeof USER_UID>,
  'id' | 'documentId' | 'email' | 'displayName' | 'language'
>;

/** A person's row, as far as accounts read it. */
export interface UserRow extends Row<typeof USER_UID> {
  /** Sealed. A key without `totpEnabledAt` waits for its first code. */
  totpSecret: string | null;
  /** The step of the last code that was accepted: it and those before count no more. */
  totpStep: number | null;
  role?: { type: string } | null;
}

/** Whether a password alone does not open the account: an app or a passkey counts beside it. */
export const hasSecondFactor = ({
  totpEnabledAt,
  passkeysSince,
}: Pick<UserRow, 'totpEnabledAt' | 'passkeysSince'>): boolean =>
  Boolean(totpEnabledAt) || Boolean(passkeysSince);

/** Row → contract, in one place. Without a name, the local part of the address stands in (spec/customer-app.md §4). */
export const toAccount = (row: UserRow): Account => ({
  id: row.documentId,
  email: row.email,
  displayName: row.displayName || row.email.split('@')[0] || 'User',
  avatarUrl: row.avatarKey ? personAvatarUrl(row.avatarKey) : null,
  role: roleOf(row.role),
  locale: row.language ?? 'it',
  confirmed: row.confirmed === true,
  secondFactor: hasSecondFactor(row),
  erasesAt: instantOf(row.erasesAt),
});

/** The same for the person's own page. A change of address that nobody confirmed in time is no longer one. */
export const toProfile = (row: UserRow): Profile => {
  const { newEmail, newEmailExpiresAt } = row;
  const expires = newEmailExpiresAt ? new Date(newEmailExpiresAt) : null;
  return {
    account: toAccount(row),
    hasPassword: row.password !== null && row.password !== '',
    newEmail:
      newEmail && expires && expires.getTime() > Date.now()
        ? { address: newEmail, expiresAt: expires.toISOString() }
        : null,
    createdAt: instantOf(row.createdAt),
  };
};
