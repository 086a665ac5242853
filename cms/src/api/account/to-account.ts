import type { Account, Locale } from '../../contract';

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
  role?: { type: string } | null;
}

/** Row → contract, in one place. Without a name, the local part of the address stands in (spec/customer-app.md §4). */
export const toAccount = (row: UserRow): Account => ({
  id: row.documentId,
  email: row.email,
  displayName: row.displayName || row.email.split('@')[0] || 'User',
  avatarUrl: null,
  role: row.role?.type === 'admin' ? 'admin' : 'customer',
  locale: row.language ?? 'it',
  confirmed: row.confirmed === true,
});
