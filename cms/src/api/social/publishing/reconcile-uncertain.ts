import { nextReconcileAt } from '../../../domain/social/publishing/plans';
import { leasedRow, newLease, NO_LEASE } from '../../../engines/queue';
import { SocialError } from '../../../engines/social';
import type { SocialFinding } from '../../../engines/social/port';
import { saveRateLimit, waitsUntil } from './rate-limits';
import { POSTS, toClaimedPost, type ClaimedPost, type Row } from './post-rows';
import { accountOf, networkOf } from './send-post';
import { recordPublished } from './settle';
import { dialectOf } from './sql';
import type { PublishingDependencies } from './dependencies';
import { timings } from '../../../settings/timings';

const maxReconcileAttempts = (): number => timings().social.reconcileDelaysMs.length;

/** Takes posts that somebody should look for now, at most so many. */
export const claimUncertain = async (
  dependencies: PublishingDependencies,
  most: number,
): Promise<ClaimedPost[]> => {
  const knex = dependencies.database.connection;
  const dialect = dialectOf(knex);
  const now = dependencies.now();
  const query = `select p.id from social_posts p
    where p.state = 'to-verify' and p.reconcile_attempts < ${maxReconcileAttempts()} and p.not_before <= ?
      and (p.lease_until is null or p.lease_until < ?)
    order by p.not_before, p.id limit ${most} ${dialect.skipLocked}`;
  const rows = (await knex(POSTS)
    .where('state', 'to-verify')
    .whereRaw(dialect.idIn(query), [now, now] as never[])
    .update(newLease(now, timings().social.leaseMs))
    .returning('*')) as Row[];
  return rows.map(toClaimedPost);
};

const look = async (
  dependencies: PublishingDependencies,
  post: ClaimedPost,
  since: Date,
): Promise<SocialFinding> => {
  const account = await accountOf(dependencies, post);
  const network = networkOf(dependencies, account);
  const draft = await dependencies.draft(post);
  const ask = async (renewed: boolean) =>
    network.reconcile(
      draft,
      await dependencies.access(account, { renewed }),
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
export const reconcileUncertain = async (
  dependencies: PublishingDependencies,
  post: ClaimedPost,
): Promise<void> => {
  const since = post.attemptStartedAt ?? post.scheduledFor;

  /** Looks again at `until`; null means that from now on its owner says. */
  const settle = async (looks: number, until: Date | null) => {
    const now = dependencies.now();
    await dependencies.database.transaction(async ({ trx }) => {
      const changed = await leasedRow(trx, POSTS, post)
        .andWhere('state', 'to-verify')
        .update({
          reconcile_attempts: until ? looks : maxReconcileAttempts(),
          not_before: until,
          ...NO_LEASE,
          updated_at: now,
        });
      if (changed === 1 && !until) await dependencies.notifyOwner(post.id, `unclear:${since.getTime()}`);
    });
  };

  try {
    const finding = await look(dependencies, post, since);
    if (finding.found === 'published') await recordPublished(dependencies, post, finding, since);
    else if (finding.found === 'unknown') await settle(maxReconcileAttempts(), null);
    else
      await settle(
        post.reconcileAttempts + 1,
        nextReconcileAt(since, post.reconcileAttempts + 1, timings().social.reconcileDelaysMs),
      );
  } catch (error) {
    dependencies.log.warn(`Post ${post.id} on ${post.platform} was not looked for: ${String(error)}`);
    const now = dependencies.now();
    const fault = error instanceof SocialError ? error.what : null;
    if (fault?.kind === 'rate-limited') await saveRateLimit(dependencies, post, fault.gate);
    if (fault?.kind === 'auth') await dependencies.loseAccess(post.accountId);
    const again = waitsUntil(fault) ?? new Date(now.getTime() + timings().social.lookAgainMs);
    const isWorthIt =
      fault?.kind !== 'refused' && again.getTime() - since.getTime() < timings().social.lookBudgetMs;
    await settle(post.reconcileAttempts, isWorthIt ? again : null);
  } finally {
    dependencies.announce(post.projectId);
  }
};
