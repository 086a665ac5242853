import { nextReading, type Reading } from '../../../domain/social/publishing/plans';
import { leasedRow, newLease, NO_LEASE } from '../../../engines/queue';
import { SocialError } from '../../../engines/social';
import type { SocialMetricsReading } from '../../../engines/social/port';
import { saveRateLimit, waitsUntil } from './rate-limits';
import { POSTS, toClaimedPost, type ClaimedPost, type Row } from './post-rows';
import { accountOf, networkOf } from './send-post';
import { dialectOf } from './sql';
import type { PublishingDependencies } from './dependencies';
import { timings } from '../../../settings/timings';

/** Takes published posts whose figures are due, at most so many, of accounts that can be asked. */
export const claimUnread = async (
  dependencies: PublishingDependencies,
  most: number,
): Promise<ClaimedPost[]> => {
  const knex = dependencies.database.connection;
  const dialect = dialectOf(knex);
  const now = dependencies.now();
  const query = `select p.id from social_posts p join social_accounts a on a.id = p.account_id
    where p.metrics_due_at <= ? and p.state = 'published' and p.deleted_at is null and p.external_id is not null
      and a.state = 'connected' and (a.gated_until is null or a.gated_until <= ?)
      and (p.lease_until is null or p.lease_until < ?)
    order by p.metrics_due_at, p.id limit ${most} ${dialect.skipLocked}`;
  const rows = (await knex(POSTS)
    .where('state', 'published')
    .whereRaw(dialect.idIn(query), [now, now, now] as never[])
    .update(newLease(now, timings().social.leaseMs))
    .returning('*')) as Row[];
  return rows.map(toClaimedPost);
};

const read = async (
  dependencies: PublishingDependencies,
  post: ClaimedPost,
): Promise<SocialMetricsReading> => {
  const account = await accountOf(dependencies, post);
  const ask = async (renewed: boolean) =>
    networkOf(dependencies, account).metrics(
      post.externalId ?? '',
      await dependencies.access(account, { renewed }),
      {
        signal: AbortSignal.timeout(timings().social.figuresMs),
      },
    );
  try {
    return await ask(false);
  } catch (error) {
    if (error instanceof SocialError && error.what.kind === 'auth') return ask(true);
    throw error;
  }
};

/** Reads a post's figures and writes them over the former ones: what is missing is null, and nothing is ever added up. */
export const readFigures = async (dependencies: PublishingDependencies, post: ClaimedPost): Promise<void> => {
  const postedAt = post.postedAt ?? post.scheduledFor;
  const settle = (columns: Row, next: Reading | null) =>
    leasedRow(dependencies.database.connection, POSTS, post).update({
      ...columns,
      metrics_due_at: next?.at ?? null,
      metrics_step: next?.step ?? null,
      ...NO_LEASE,
    } as never);

  try {
    const figures = await read(dependencies, post);
    const now = dependencies.now();
    await settle(
      { metrics: JSON.stringify(figures), metrics_read_at: now },
      figures.removed ? null : nextReading(postedAt, now, timings().social.readingsMs),
    );
    dependencies.announce(post.projectId);
  } catch (error) {
    const now = dependencies.now();
    const fault = error instanceof SocialError ? error.what : null;
    dependencies.log.warn(
      `The figures of post ${post.id} on ${post.platform} were not read: ${String(error)}`,
    );
    if (fault?.kind === 'rate-limited') await saveRateLimit(dependencies, post, fault.gate);
    if (fault?.kind === 'auth') await dependencies.loseAccess(post.accountId);
    const planned = nextReading(postedAt, now, timings().social.readingsMs);
    const again = waitsUntil(fault) ?? new Date(now.getTime() + timings().social.readAgainMs);
    const isPassing =
      fault === null || ['rate-limited', 'not-yet', 'transient', 'ambiguous', 'auth'].includes(fault.kind);
    // After the last planned reading nobody asks any more, so a repetition needs a planned one behind it.
    const repeats = isPassing && planned !== null && again < planned.at;
    await settle({}, repeats ? { step: post.metricsStep, at: again } : planned);
  }
};
