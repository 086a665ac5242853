import { newRow } from '../../../database/new-row';
import type { SocialPlatform } from '../../../contract/social-platform';
import type { SocialErrorKind } from '../../../engines/social';
import type { SocialRateLimit } from '../../../engines/social/port';
import { timings } from '../../../settings/timings';
import { ACCOUNTS, NETWORKS, type ClaimedPost } from './post-rows';
import type { PublishingDependencies } from './dependencies';

const networkRow = (platform: SocialPlatform, columns: Record<string, unknown>, now: Date) => ({
  ...newRow('api::social.social-network', { platform }, now),
  ...columns,
});

/** Until when the network, or what asking it takes, lets nothing through; null for what is wrong in another way. */
export const waitsUntil = (fault: SocialErrorKind | null): Date | null => {
  if (fault?.kind === 'rate-limited') return fault.gate.until;
  return fault?.kind === 'not-yet' ? fault.until : null;
};

/** Keeps what the network said of its limits: on the account, or for everybody on that network. */
export const saveRateLimit = async (
  dependencies: PublishingDependencies,
  post: ClaimedPost,
  gate: SocialRateLimit,
): Promise<void> => {
  const knex = dependencies.database.connection;
  const now = dependencies.now();
  if (gate.scope === 'account') {
    await knex(ACCOUNTS)
      .where({ id: post.accountId })
      .update({
        gated_until: gate.until,
        gate_reason: gate.blocked ? 'blocked' : 'rate-limited',
        updated_at: now,
      });
    return;
  }
  await knex(NETWORKS)
    .insert(networkRow(post.platform, { gated_until: gate.until }, now))
    .onConflict('platform')
    .merge({ gated_until: gate.until, updated_at: now });
};

/**
 * Lets a network rest whose app only the operator can mend. After the pause one post tries again; `published` ends it. The first
 * time is told to the administrators.
 */
export const pauseNetwork = async (
  dependencies: PublishingDependencies,
  post: ClaimedPost,
  note: string,
): Promise<void> => {
  const now = dependencies.now();
  const until = new Date(now.getTime() + timings().social.operatorPauseMs);
  const columns = { gated_until: until, note: note.slice(0, 1000), updated_at: now };
  await dependencies.database.transaction(async ({ trx }) => {
    await trx(NETWORKS)
      .insert(networkRow(post.platform, {}, now))
      .onConflict('platform')
      .ignore();
    await trx(NETWORKS).where({ platform: post.platform }).update(columns);
    const first = await trx(NETWORKS)
      .where({ platform: post.platform })
      .whereNull('paused_at')
      .update({ paused_at: now });
    // It is about the network, and must be told even where the post that met it is gone.
    if (first === 1) await dependencies.notifyOwner(null, `network-paused:${post.platform}:${now.getTime()}`);
  });
};

/** A post went through: whatever was broken is mended. */
export const resumeNetwork = async (
  dependencies: PublishingDependencies,
  post: ClaimedPost,
): Promise<void> => {
  const paused = () =>
    dependencies.database.connection(NETWORKS).where({ platform: post.platform }).whereNotNull('paused_at');
  // Looked at first: nearly always there is nothing to write.
  if (!(await paused().first('id'))) return;
  await paused().update({ paused_at: null, gated_until: null, note: null, updated_at: dependencies.now() });
};
