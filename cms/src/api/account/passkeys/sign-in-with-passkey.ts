import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { BeginPasskeySignIn, PasskeyProof } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { timings } from '../../../settings/timings';
import { findChallenge, openChallenge, takeChallenge } from '../sign-in-challenges';
import { USER_UID, type UserRow } from '../to-account';
import { PASSKEY, toDescriptor } from './passkey-row';
import { relyingParty } from './relying-party';
import { verifyPasskey } from './verify-passkey';

/** What a passkey signs: made of the secret in this browser's cookie, whose row lets it count once. */
const challengeOf = (code: string): string =>
  createHash('sha256').update(`passkey\n${code}`).digest('base64url');

/** Asks for a passkey: of whose password was right, or of whoever has one. */
export const beginPasskeySignIn = async (
  strapi: Core.Strapi,
  ctx: Context,
  { pending }: BeginPasskeySignIn['request'],
): Promise<BeginPasskeySignIn['response']['data']> => {
  const party = relyingParty();
  const optionsFor = (code: string) => ({
    challenge: challengeOf(code),
    rpId: party.id,
    timeout: timings().sessions.secondFactorMs,
    userVerification: 'required' as const,
  });
  if (!pending) {
    const { code } = await openChallenge(strapi, ctx, null);
    return { app: false, options: { ...optionsFor(code), allowCredentials: [] } };
  }
  const { owner, code } = await findChallenge(strapi, ctx);
  if (!owner) throw new ApiError('TOKEN_EXPIRED');
  const user = await strapi.db.query(USER_UID).findOne({ where: { id: owner.id } });
  const rows = await strapi.db.query(PASSKEY).findMany({ where: { owner: { id: owner.id } } });
  return {
    app: Boolean(user?.totpEnabledAt),
    options:
      rows.length > 0
        ? { ...optionsFor(code), allowCredentials: rows.map((row) => toDescriptor(row)) }
        : null,
  };
};

/** The person whose passkey this is. Each challenge and each count of a passkey is used once: the database compares and sets. */
export const signInWithPasskey = async (
  strapi: Core.Strapi,
  ctx: Context,
  proof: PasskeyProof,
): Promise<UserRow> => {
  const challenge = await findChallenge(strapi, ctx);
  const row = await strapi.db
    .query(PASSKEY)
    .findOne({ where: { credentialId: proof.id }, populate: ['owner'] });
  const holder = row?.owner;
  // A passkey of somebody else does not complete a sign-in that began with a password.
  const isTheirs = holder && (!challenge.owner || challenge.owner.id === holder.id);
  const user = isTheirs
    ? await strapi.db.query(USER_UID).findOne({ where: { id: holder.id }, populate: ['role'] })
    : null;
  if (!row || !user) throw new ApiError('VALIDATION', { fields: { credential: 'wrong' } });
  const verified = await verifyPasskey(row, proof, challengeOf(challenge.code), relyingParty());
  if (user.blocked) throw new ApiError('ACCOUNT_BLOCKED');
  await strapi.db.transaction(async () => {
    await takeChallenge(strapi, challenge);
    const { count } = await strapi.db.query(PASSKEY).updateMany({
      where: { id: row.id, counter: row.counter },
      data: { ...verified, lastUsedAt: new Date() },
    });
    if (count === 0) throw new ApiError('TOKEN_EXPIRED');
  });
  return user;
};
