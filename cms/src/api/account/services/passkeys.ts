import type { Core } from '@strapi/strapi';
import { PASSKEY_LIMITS, type AddPasskey, type Passkey, type PasskeyCreation } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { isSignedToken, signToken } from '../../../http/signed-token';
import { readSettings } from '../../../settings';
import { timings } from '../../../settings/timings';
import { PASSKEY, toDescriptor, toPasskey, type PasskeyRow } from '../passkeys/passkey-row';
import { relyingParty } from '../passkeys/relying-party';
import { ALGORITHMS, verifyNewPasskey } from '../passkeys/verify-passkey';
import { guardedChange, type Proof, type SecondFactorContext } from '../second-factor/guarded-change';
import { recoveryCodes } from '../second-factor/recovery-codes';
import { hasSecondFactor, toAccount, USER_UID, type UserRow } from '../to-account';
import { profiles } from './profile';

/** A challenge that needs no row: a passkey that it made is registered once, because its id is unique. */
const challengeParts = ({ caller, sessionId }: SecondFactorContext): string[] => [
  'new passkey',
  caller.documentId,
  sessionId ?? '',
];

/** The passkeys of somebody who is signed in. */
export const passkeys = (strapi: Core.Strapi) => {
  const rows = () => strapi.db.query(PASSKEY);
  const users = () => strapi.db.query(USER_UID);
  const { find, prove } = profiles(strapi);
  const { record, notify, settle, withCode } = guardedChange(strapi);

  const rowsOf = (ownerId: number): Promise<PasskeyRow[]> =>
    rows().findMany({ where: { owner: { id: ownerId } }, orderBy: { id: 'asc' } });
  const findOwn = async (caller: Caller, id: string): Promise<PasskeyRow> => {
    const row = await rows().findOne({ where: { documentId: id, owner: { id: caller.id } } });
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  };
  /** One change of a person's passkeys at a time: whether one is the first or the last stays true until it is stored. */
  const withLockedUser = <T>(userId: number, change: (user: UserRow) => Promise<T>): Promise<T> =>
    strapi.db.transaction(async ({ trx }) => {
      await trx('up_users').where({ id: userId }).forUpdate().select('id');
      const user = await users().findOne({ where: { id: userId }, populate: ['role'] });
      if (!user) throw new ApiError('UNAUTHENTICATED');
      return change(user);
    });

  return {
    async list(caller: Caller): Promise<Passkey[]> {
      return (await rowsOf(caller.id)).map(toPasskey);
    },

    /** What a browser needs to make one, for whoever has shown the password. */
    async begin(context: SecondFactorContext, password: string): Promise<PasskeyCreation> {
      const party = relyingParty();
      const user = await prove(context.caller, password);
      const lifetimeMs = timings().sessions.secondFactorMs;
      const token = signToken(readSettings().secrets.jwt, challengeParts(context), Date.now() + lifetimeMs);
      return {
        challenge: Buffer.from(token).toString('base64url'),
        rp: { id: party.id, name: party.name },
        user: {
          id: Buffer.from(user.documentId).toString('base64url'),
          name: user.email,
          displayName: toAccount(user).displayName,
        },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: lifetimeMs,
        attestation: 'none',
        excludeCredentials: (await rowsOf(user.id)).map(toDescriptor),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      };
    },

    async add(
      context: SecondFactorContext,
      { name, credential }: AddPasskey['request'],
    ): Promise<AddPasskey['response']['data']> {
      const { caller, requestId } = context;
      const isOurs = (challenge: string) =>
        isSignedToken(
          readSettings().secrets.jwt,
          challengeParts(context),
          Buffer.from(challenge, 'base64url').toString(),
          Date.now(),
        );
      const verified = await verifyNewPasskey(credential, isOurs, relyingParty());
      const { passkey, codes, isFirst } = await withLockedUser(caller.id, async (user) => {
        if ((await rowsOf(user.id)).length >= PASSKEY_LIMITS.perPerson)
          throw new ApiError('CONFLICT', { reason: 'too-many' });
        const made = await rows().create({
          data: { owner: user.id, name, transports: credential.transports, ...verified },
        });
        const first = !hasSecondFactor(user);
        if (!user.passkeysSince)
          await users().update({ where: { id: user.id }, data: { passkeysSince: new Date() } });
        await notify(user, 'passkey-added');
        await record(user, 'add-passkey', requestId);
        return {
          passkey: toPasskey(made),
          codes: first ? await recoveryCodes(strapi).renew(user.id) : null,
          isFirst: first,
        };
      });
      if (isFirst) await settle(context);
      return { account: toAccount(await find(caller)), passkey, recoveryCodes: codes };
    },

    async rename(caller: Caller, id: string, name: string): Promise<Passkey> {
      const row = await findOwn(caller, id);
      await rows().update({ where: { id: row.id }, data: { name } });
      return toPasskey({ ...row, name });
    },

    /** With the last one, and without an app, the password alone opens the account again. */
    async remove(context: SecondFactorContext, id: string, proof: Proof): Promise<UserRow> {
      const row = await findOwn(context.caller, id);
      await withCode(context, proof, () =>
        withLockedUser(context.caller.id, async (user) => {
          const { count } = await rows().deleteMany({ where: { id: row.id } });
          if (count === 0) throw new ApiError('NOT_FOUND');
          if ((await rowsOf(user.id)).length === 0) {
            await users().update({ where: { id: user.id }, data: { passkeysSince: null } });
            if (!user.totpEnabledAt) await recoveryCodes(strapi).remove(user.id);
          }
          await notify(user, 'passkey-removed');
          await record(user, 'remove-passkey', context.requestId);
        }),
      );
      await settle(context);
      return find(context.caller);
    },
  };
};
