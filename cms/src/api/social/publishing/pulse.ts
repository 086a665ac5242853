import { randomBytes } from 'node:crypto';
import { SOCIAL_RULES, type SocialPulse } from '../../../contract/social';
import type { PublishingDatabase, PublishingWorld } from './world';
import { timings } from '../../../settings/timings';

const PULSES = 'social_pulses';

/** Says that this process has just looked at what is due. */
export const beat = async ({ database, instanceId, now }: PublishingWorld): Promise<void> => {
  const at = now();
  const pulses = () => database.connection(PULSES);
  await pulses()
    .insert({
      document_id: randomBytes(12).toString('hex'),
      instance_id: instanceId,
      beat_at: at,
      created_at: at,
      updated_at: at,
      published_at: at,
    })
    .onConflict('instance_id')
    .merge({ beat_at: at, updated_at: at });
  await pulses()
    .where('beat_at', '<', new Date(at.getTime() - timings().social.heartbeatStoredMs))
    .delete();
};

/** When any process looked last, and whether that is so long ago that somebody should know. */
export const readPulse = async (database: PublishingDatabase, now: Date): Promise<SocialPulse> => {
  const newest: { beat_at: string | number | Date } | undefined = await database
    .connection(PULSES)
    .orderBy('beat_at', 'desc')
    .first('beat_at');
  if (!newest) return { lastCheckAt: null, silent: true };
  const last = new Date(newest.beat_at);
  return {
    lastCheckAt: last.toISOString(),
    silent: now.getTime() - last.getTime() > SOCIAL_RULES.heartbeatAlarmSeconds * 1000,
  };
};
