import type { Account } from '@contract';

/** The account of the person in a test or a story. */
export const anAccount = (changes: Partial<Account> = {}): Account => ({
  id: 'account-1',
  email: 'anna.bianchi@example.test',
  displayName: 'Anna Bianchi',
  avatarUrl: null,
  role: 'customer',
  locale: 'it',
  confirmed: true,
  secondFactor: false,
  erasesAt: null,
  ...changes,
});
