import { SCHEMA } from './pg-boss-rows';
import type { QueueDatabase } from './queue-database';

type Connection = QueueDatabase['connection'];

/** Where the jobs of one kind stand that are not done. */
export interface Turns {
  /** The turn that is being served. */
  current: number;
  /** The last turn that a tenant already has, if any. */
  lastOfTenant: number | null;
}

interface TenantJobs {
  name: string;
  tenant: string;
}

/** Between two jobs of a tenant there is room for those that come meanwhile. */
const STEP = 2;

/**
 * The turn of a tenant's next job, by start-time fair queueing: behind the tenant's own last one by what it costs, and right behind what is
 * served now. Each newcomer moves the served turn on, so that nobody is passed over for ever. A job is ranked once, when it is written.
 */
export const nextTurn = ({ current, lastOfTenant }: Turns, cost = 1): number => {
  const own = lastOfTenant === null ? 0 : lastOfTenant + STEP * Math.max(1, Math.round(cost));
  return Math.max(current + 1, own);
};

/** Reads the turns from the embedded queue's table. */
export const embeddedTurns = async (
  trx: Connection,
  { name, tenant, now }: TenantJobs & { now: Date },
): Promise<Turns> => {
  const open = () =>
    trx<{ turn: number; name: string; state: string; tenant: string | null }>('jobs').where({ name });
  const last = await open()
    .whereIn('state', ['waiting', 'running'])
    .andWhere({ tenant })
    .orderBy('turn', 'desc')
    .first('turn');
  const current =
    (await open().where({ state: 'running' }).orderBy('turn', 'desc').first('turn')) ??
    (await open().where({ state: 'waiting' }).andWhere('run_at', '<=', now).orderBy('turn').first('turn'));
  return { current: current?.turn ?? 0, lastOfTenant: last?.turn ?? null };
};

/** Reads the turns from pg-boss, which keeps them as priorities below zero. */
export const pgBossTurns = async (trx: Connection, { name, tenant }: TenantJobs): Promise<Turns> => {
  const { rows } = await trx.raw<{ rows: { current: number; last: number | null }[] }>(
    `select coalesce(
       max(-priority) filter (where state = 'active'),
       min(-priority) filter (where state < 'active' and start_after <= now()),
       0
     )::int as current,
     (max(-priority) filter (where data->>'tenant' = ?))::int as last
     from ${SCHEMA}.job where name = ? and state < 'completed'`,
    [tenant, name],
  );
  return { current: rows[0]?.current ?? 0, lastOfTenant: rows[0]?.last ?? null };
};
