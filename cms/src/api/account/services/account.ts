import type { Core } from '@strapi/strapi';
import { createPasswords } from './account-passwords';
import { createAccountRecords } from './account-records';
import { createRegistration } from './account-registration';
import { createSignIn } from './account-sign-in';

/**
 * The decisions about accounts. Nothing here tells a stranger whether an address has one,
 * except a sign-up that signs in at once, where it cannot be hidden.
 */
const createAccounts = ({ strapi }: { strapi: Core.Strapi }) => {
  const records = createAccountRecords(strapi);
  const { needsConfirmation, create, findByEmail, find, update } = records;
  return {
    needsConfirmation,
    create,
    findByEmail,
    find,
    update,
    ...createRegistration(strapi, records),
    ...createSignIn(strapi, records),
    ...createPasswords(strapi, records),
  };
};

export type Accounts = ReturnType<typeof createAccounts>;

/** The account service, typed. */
export const accounts = (strapi: Core.Strapi): Accounts => strapi.service('api::account.account') as never;

export default createAccounts;
