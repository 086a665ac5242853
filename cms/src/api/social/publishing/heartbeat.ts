import { newRow } from '../../../database/new-row';
import { SOCIAL_RULES, type SocialHeartbeat } from '../../../contract/social';
import type { PublishingDatabase, PublishingDependencies } from './dependencies';
import { timings } from '../../../settings/timings';

const HEARTBEATS = 'social_heartbeats';

/** Says that this process has just looked at what is due. */
export const recordHeartbeat = async ({
  database,
  instanceId,
  now,
}: PublishingDependencies): Promise<void> => {
  const at = now();
  const heartbeats = () => database.connection(HEARTBEATS);
  await heartbeats()
    .insert(newRow('api::social.social-heartbeat', { instanceId, heartbeatAt: at }, at))
    .onConflict('instance_id')
    .merge({ heartbeat_at: at, updated_at: at });
  await heartbeats()
    .where('heartbeat_at', '<', new Date(at.getTime() - timings().social.heartbeatStoredMs))
    .delete();
};

/** When any process looked last, and whether that is so long ago that somebody should know. */
export const readHeartbeat = async (database: PublishingDatabase, now: Date): Promise<SocialHeartbeat> => {
  const newest: { heartbeat_at: string | number | Date } | undefined = await database
    .connection(HEARTBEATS)
    .orderBy('heartbeat_at', 'desc')
    .first('heartbeat_at');
  if (!newest) return { lastCheckAt: null, silent: true };
  const last = new Date(newest.heartbeat_at);
  return {
    lastCheckAt: last.toISOString(),
    silent: now.getTime() - last.getTime() > SOCIAL_RULES.heartbeatAlarmSeconds * 1000,
  };
};

/** How many servers work on this database now: each looks for what is due every few seconds. */
export const countInstances = async (database: PublishingDatabase, now: Date): Promise<number> => {
  const row: { count?: number | string } | undefined = await database
    .connection(HEARTBEATS)
    .where('heartbeat_at', '>', new Date(now.getTime() - timings().social.instanceGoneMs))
    .count({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
};
