import type { Account, Locale, Profile } from '../../contract';
import { roleOf } from '../../domain/account/role';
import { personAvatarUrl } from './avatar-path';

export const USER_UID = 'plugin::users-permissions.user';

/** A person's row, as far as accounts read it. */
export interface UserRow {
  id: number;
  documentId: string;
  email: string;
  password: string | null;
  displayName: string | null;
  language: Locale | null;
  blocked: boolean | null;
  confirmed: boolean | null;
  resetTokenExpiresAt: string | null;
  confirmationTokenExpiresAt: string | null;
  provider: string | null;
  avatarKey: string | null;
  newEmail: string | null;
  newEmailExpiresAt: string | Date | null;
  /** Sealed. A key without `totpEnabledAt` waits for its first code. */
  totpSecret: string | null;
  totpEnabledAt: string | Date | null;
  /** The step of the last code that was accepted: it and those before count no more. */
  totpStep: number | null;
  erasesAt: string | Date | null;
  createdAt: string | Date;
  role?: { type: string } | null;
}

/** Row → contract, in one place. Without a name, the local part of the address stands in (spec/customer-app.md §4). */
export const toAccount = (row: UserRow): Account => ({
  id: row.documentId,
  email: row.email,
  displayName: row.displayName || row.email.split('@')[0] || 'User',
  avatarUrl: row.avatarKey ? personAvatarUrl(row.avatarKey) : null,
  role: roleOf(row.role),
  locale: row.language ?? 'it',
  confirmed: row.confirmed === true,
  secondFactor: Boolean(row.totpEnabledAt),
  erasesAt: row.erasesAt ? new Date(row.erasesAt).toISOString() : null,
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
    createdAt: new Date(row.createdAt).toISOString(),
  };
};
