import type { Knex } from 'knex';
import type { AttemptOutcome } from '../../../domain/social/publishing/attempt-outcome';
import { isLate } from '../../../domain/social/publishing/pace';
import { firstReading, nextReconcileAt } from '../../../domain/social/publishing/plans';
import { leasedRow, NO_LEASE, renewLease } from '../../../engines/queue';
import type { SocialCreated, SocialStaged } from '../../../engines/social/port';
import { POSTS, type ClaimedPost } from './post-rows';
import { hashOf } from './repeated';
import { ACCOUNT_HOLDS, ACCOUNT_NOT_HELD, NOT_SIMULATED } from './sql';
import type { PublishingDependencies } from './dependencies';
import { timings } from '../../../settings/timings';

const nextVersion = (knex: Knex) => knex.raw('version + 1');

/** Whether this process still has the post, for another while. */
export const renewPost = ({ database, now }: PublishingDependencies, post: ClaimedPost): Promise<boolean> =>
  renewLease(database.connection, POSTS, post, { now: now(), leaseMs: timings().social.leaseMs });

/**
 * Writes that the call which cannot be taken back comes next, with what was staged for it. From here on a crash means that
 * nobody knows. False where the post is somebody else's or nobody's by now, or was stopped with its account, its project, what
 * was bought or its owner while it was prepared: then the call must not be made.
 */
export const beginCommit = async (
  dependencies: PublishingDependencies,
  post: ClaimedPost,
  staged: SocialStaged,
): Promise<boolean> => {
  const now = dependencies.now();
  const begun = await leasedRow(dependencies.database.connection, POSTS, post)
    .andWhere('state', 'publishing')
    .andWhere('lease_until', '>', now)
    .whereRaw(
      `exists (select 1 from social_accounts a ${ACCOUNT_HOLDS} where a.id = social_posts.account_id and ${ACCOUNT_NOT_HELD})`,
      [NOT_SIMULATED],
    )
    .update({
      phase: 'commit',
      staged: JSON.stringify(staged),
      content_hash: hashOf(post),
      attempt_started_at: post.attemptStartedAt ?? now,
      lease_until: new Date(now.getTime() + timings().social.leaseMs),
    });
  return begun === 1;
};

/**
 * Says what became of a call that was on its way while its post was erased here with everything around it. The log is the one
 * place left to say it: the network keeps what it made.
 */
const logIfErased = async (
  dependencies: PublishingDependencies,
  { id, platform }: ClaimedPost,
  what: string,
) => {
  if (await dependencies.database.connection(POSTS).where({ id }).first('id')) return;
  dependencies.log.warn(`Post ${id} on ${platform} was erased while it went out: ${what}`);
};

/**
 * The first thing after a post came into being: its id, in one statement and whatever became of its row meanwhile. Its owner's
 * answer or another server may have been faster, but nobody knows better.
 */
export const recordPublished = async (
  dependencies: PublishingDependencies,
  post: ClaimedPost,
  created: Pick<SocialCreated, 'externalId' | 'url'> & { simulated?: boolean },
  postedAt: Date,
): Promise<void> => {
  const knex = dependencies.database.connection;
  // What is below a post has its figures with it.
  const reading = post.reply
    ? null
    : firstReading(postedAt, { ...timings().social, simulated: created.simulated ?? false });
  const write = () =>
    knex(POSTS)
      .where({ id: post.id })
      .whereNull('external_id')
      .update({
        state: 'published',
        external_id: created.externalId,
        external_url: created.url,
        posted_at: postedAt,
        late: isLate(post.scheduledFor, postedAt),
        phase: null,
        ...NO_LEASE,
        not_before: null,
        staged: null,
        failure: null,
        operator_note: null,
        metrics_step: reading?.step ?? null,
        metrics_due_at: reading?.at ?? null,
        version: nextVersion(knex),
        updated_at: dependencies.now(),
      } as never);
  for (const wait of [...timings().social.settleRetriesMs, null]) {
    try {
      if ((await write()) === 0)
        await logIfErased(dependencies, post, `it is there as ${created.externalId}`);
      return;
    } catch (error) {
      if (wait === null) throw error;
      dependencies.log.error(
        `Post ${post.id} is out as ${created.externalId}, and was not written down: ${String(error)}`,
      );
      await dependencies.pause(wait);
    }
  }
};

const columnsOf = (post: ClaimedPost, outcome: AttemptOutcome, now: Date) => {
  switch (outcome.next) {
    case 'wait':
      return {
        state: 'ready',
        failure: outcome.failure,
        not_before: outcome.until,
        attempts: outcome.counts ? post.attempts : post.attempts - 1,
        attempt_started_at: post.attemptStartedAt,
      };
    case 'reconnect':
      return {
        state: 'ready',
        failure: 'reconnect',
        attempts: post.attempts - 1,
        attempt_started_at: post.attemptStartedAt,
      };
    case 'look':
      // `attempt_started_at` stays as it was written before the call: looking begins there.
      return {
        state: 'to-verify',
        failure: null,
        reconcile_attempts: 0,
        not_before: nextReconcileAt(now, 0, timings().social.reconcileDelaysMs),
      };
    case 'fail':
      return {
        state: 'failed',
        failure: outcome.failure,
        not_before: null,
        staged: null,
        attempt_started_at: post.attemptStartedAt,
      };
  }
};

/** Writes what an attempt without a post leads to, and what there is to tell, if the post is still ours. */
export const recordOutcome = async (
  dependencies: PublishingDependencies,
  post: ClaimedPost,
  outcome: AttemptOutcome,
  note: string,
): Promise<void> => {
  const now = dependencies.now();
  const updated = await dependencies.database.transaction(async ({ trx }) => {
    const changed: { version: number }[] = await leasedRow(trx, POSTS, post)
      .andWhere('state', 'publishing')
      .update({
        ...columnsOf(post, outcome, now),
        phase: null,
        ...NO_LEASE,
        operator_note: note.slice(0, 1000),
        version: nextVersion(trx),
        updated_at: now,
      } as never)
      .returning('version');
    const [row] = changed;
    if (row && outcome.next === 'fail') await dependencies.notifyOwner(post.id, `failed:${row.version}`);
    // The account rests now, so this is the one post that met it.
    if (row && outcome.next === 'wait' && outcome.failure === 'blocked')
      await dependencies.notifyOwner(post.id, `blocked:${row.version}`);
    return row !== undefined;
  });
  if (!updated && outcome.next === 'look')
    await logIfErased(dependencies, post, 'whether it is there nobody knows');
};

/** Gives back a post that nothing irreversible happened to: this server stops, or the post was stopped. */
export const release = async (dependencies: PublishingDependencies, post: ClaimedPost): Promise<void> => {
  const knex = dependencies.database.connection;
  await leasedRow(knex, POSTS, post)
    .andWhere('state', 'publishing')
    .update({
      state: 'ready',
      phase: null,
      ...NO_LEASE,
      attempts: post.attempts - 1,
      attempt_started_at: post.attemptStartedAt,
      version: nextVersion(knex),
      updated_at: dependencies.now(),
    } as never);
};
