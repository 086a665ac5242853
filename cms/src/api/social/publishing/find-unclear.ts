import { randomUUID } from 'node:crypto';
import { nextLook } from '../../../domain/social/publishing/plans';
import { SocialError } from '../../../engines/social';
import type { SocialFinding } from '../../../engines/social/port';
import { addEffect } from './effects';
import { keepGate, waitsUntil } from './gates';
import { POSTS, toClaimedPost, type ClaimedPost, type Row } from './post-rows';
import { accountOf, networkOf } from './send-post';
import { recordPublished } from './settle';
import { dialectOf } from './sql';
import type { PublishingWorld } from './world';
import { timings } from '../../../settings/timings';

const maxLooks = (): number => timings().social.looksMs.length;

/** Takes posts that somebody should look for now, at most so many. */
export const claimUnclear = async (world: PublishingWorld, most: number): Promise<ClaimedPost[]> => {
  const knex = world.database.connection;
  const dialect = dialectOf(knex);
  const now = world.now();
  const query = `select p.id from social_posts p
    where p.state = 'to-verify' and p.lookups < ${maxLooks()} and p.not_before <= ?
      and (p.lease_until is null or p.lease_until < ?)
    order by p.not_before, p.id limit ${most} ${dialect.skipLocked}`;
  const rows = (await knex(POSTS)
    .where('state', 'to-verify')
    .whereRaw(dialect.idIn(query), [now, now] as never[])
    .update({ lease_token: randomUUID(), lease_until: new Date(now.getTime() + timings().social.leaseMs) })
    .returning('*')) as Row[];
  return rows.map(toClaimedPost);
};

const look = async (world: PublishingWorld, post: ClaimedPost, since: Date): Promise<SocialFinding> => {
  const account = await accountOf(world, post);
  const network = networkOf(world, account);
  const draft = await world.draft(post);
  const ask = async (renewed: boolean) =>
    network.reconcile(
      draft,
      await world.access(account, { renewed }),
      { since, staged: post.staged ?? {} },
      { signal: AbortSignal.timeout(timings().social.reconcileMs) },
    );
  try {
    return await ask(false);
  } catch (error) {
    if (error instanceof SocialError && error.what.kind === 'auth') return ask(true);
    throw error;
  }
};

/** Looks whether a post without a clear answer is out. It is never sent again from here; its owner has the last word. */
export const findUnclear = async (world: PublishingWorld, post: ClaimedPost): Promise<void> => {
  const since = post.attemptStartedAt ?? post.scheduledFor;

  /** Looks again at `until`; null means that from now on its owner says. */
  const settle = async (looks: number, until: Date | null) => {
    const now = world.now();
    await world.database.transaction(async ({ trx }) => {
      const changed = await trx(POSTS)
        .where({ id: post.id, lease_token: post.leaseToken, state: 'to-verify' })
        .update({
          lookups: until ? looks : maxLooks(),
          not_before: until,
          lease_token: null,
          lease_until: null,
          updated_at: now,
        });
      if (changed === 1 && !until) await addEffect(trx, post.id, `unclear:${since.getTime()}`, now);
    });
  };

  try {
    const finding = await look(world, post, since);
    if (finding.found === 'published') await recordPublished(world, post, finding, since);
    else if (finding.found === 'unknown') await settle(maxLooks(), null);
    else await settle(post.lookups + 1, nextLook(since, post.lookups + 1, timings().social.looksMs));
  } catch (error) {
    world.log.warn(`Post ${post.id} on ${post.platform} was not looked for: ${String(error)}`);
    const now = world.now();
    const fault = error instanceof SocialError ? error.what : null;
    if (fault?.kind === 'rate-limited') await keepGate(world, post, fault.gate);
    if (fault?.kind === 'auth') await world.loseAccess(post.accountId);
    const again = waitsUntil(fault) ?? new Date(now.getTime() + timings().social.lookAgainMs);
    const isWorthIt =
      fault?.kind !== 'refused' && again.getTime() - since.getTime() < timings().social.lookBudgetMs;
    await settle(post.lookups, isWorthIt ? again : null);
  } finally {
    world.announce(post.projectId);
  }
};
