import { NO_LEASE } from '../../../engines/queue';
import { POSTS, type Row } from './post-rows';
import {
  ACCOUNT_HOLDS,
  ACCOUNT_NOT_HELD,
  dialectOf,
  NOT_SIMULATED,
  POST_WITH_HOLDS,
  postNotHeld,
  tooLate,
  lockIfVersionMatches,
} from './sql';
import type { PublishingDependencies } from './dependencies';
import { timings } from '../../../settings/timings';

/** A post whose process ended each time is not tried for ever. */
const maxAttempts = (): number => timings().social.retryPausesMs.length + 1;

const announceProjects = (dependencies: PublishingDependencies, rows: Row[]): void => {
  for (const project of new Set(rows.map((row) => Number(row.project_id)))) dependencies.announce(project);
};

/** Takes posts back from processes that died. What had not begun to be sent is ready again; of the rest nobody knows. */
export const sweepLeases = async (dependencies: PublishingDependencies): Promise<void> => {
  const now = dependencies.now();
  const knex = dependencies.database.connection;
  const abandoned = (phase: 'staging' | 'commit') =>
    knex(POSTS).where({ state: 'publishing', phase }).andWhere('lease_until', '<', now);
  const changed = { phase: null, ...NO_LEASE, version: knex.raw('version + 1'), updated_at: now };
  const unknown: Row[] = await abandoned('commit')
    // A whole lease has passed since: the first look is due.
    .update({
      ...changed,
      state: 'to-verify',
      failure: null,
      reconcile_attempts: 0,
      not_before: now,
    } as never)
    .returning(['id', 'project_id']);
  const ready: Row[] = await abandoned('staging')
    .andWhere('attempts', '<', maxAttempts())
    .update({ ...changed, state: 'ready' } as never)
    .returning(['id', 'project_id']);
  const spent: Row[] = await dependencies.database.transaction(async ({ trx }) => {
    const rows: Row[] = await trx(POSTS)
      .where({ state: 'publishing', phase: 'staging' })
      .andWhere('lease_until', '<', now)
      .andWhere('attempts', '>=', maxAttempts())
      .update({ ...changed, state: 'failed', failure: 'network-down', not_before: null } as never)
      .returning(['id', 'project_id', 'version']);
    for (const row of rows) await dependencies.notifyOwner(Number(row.id), `failed:${String(row.version)}`);
    return rows;
  });
  const rows = [...unknown, ...ready, ...spent];
  if (rows.length > 0)
    dependencies.log.warn(`${rows.length} posts were taken back from a process that ended`);
  announceProjects(dependencies, rows);
};

/** Gives up what could have gone out for more than an hour, because nobody was there: its owner says what becomes of it. */
export const skipLate = async (dependencies: PublishingDependencies): Promise<void> => {
  const now = dependencies.now();
  const dialect = dialectOf(dependencies.database.connection);
  const late = tooLate(now);
  const rows = await dependencies.database.transaction(async ({ trx }) => {
    const giveUp = async (
      condition: string,
      values: unknown[],
      columns: { state: string; failure: string },
    ): Promise<Row[]> => {
      const query = lockIfVersionMatches(
        dialect,
        `select p.id, p.version from ${POST_WITH_HOLDS}
          join social_accounts a on a.id = p.account_id ${ACCOUNT_HOLDS}
          where ${ACCOUNT_NOT_HELD} and ${postNotHeld(dialect)} and ${condition}`,
      );
      const given: Row[] = await trx(POSTS)
        .whereRaw(dialect.idIn(query), [NOT_SIMULATED, ...values] as never[])
        .update({
          ...columns,
          not_before: null,
          version: trx.raw('version + 1'),
          updated_at: now,
        } as never)
        .returning(['id', 'project_id', 'version']);
      for (const row of given)
        await dependencies.notifyOwner(Number(row.id), `${columns.state}:${String(row.version)}`);
      return given;
    };
    const unmended = new Date(now.getTime() - timings().social.operatorBudgetMs);
    return [
      ...(await giveUp('n.paused_at is not null and p.scheduled_for < ?', [unmended], {
        state: 'failed',
        failure: 'operator',
      })),
      ...(await giveUp(late.sql, late.values, { state: 'skipped', failure: 'late' })),
    ];
  });
  announceProjects(dependencies, rows);
};
