import { newRow } from '../../../database/new-row';
import type { Knex } from 'knex';
import type { Row } from './post-rows';
import { dialectOf } from './sql';
import type { Effect, PublishingDependencies } from './dependencies';
import { timings } from '../../../settings/timings';

const EFFECTS = 'social_effects';
const MAX_ATTEMPTS = 6;
const AT_ONCE = 20;

/**
 * Notes that there is something to tell; belongs to the transaction of what happened. The same kind of a post is told once; what
 * is about no post in particular has none.
 */
export const addEffect = async (trx: Knex, postId: number | null, kind: string, now: Date): Promise<void> => {
  await trx(EFFECTS)
    .insert(
      newRow('api::social.social-effect', { postId, kind, state: 'waiting', attempts: 0, runAt: now }, now),
    )
    .onConflict(['post_id', 'kind'])
    .ignore();
};

const claimEffects = async ({ database, now }: PublishingDependencies): Promise<Effect[]> => {
  const knex = database.connection;
  const dialect = dialectOf(knex);
  const at = now();
  const query = `select p.id from social_effects p where p.state = 'waiting' and p.run_at <= ? order by p.id limit ${AT_ONCE} ${dialect.skipLocked}`;
  const rows = (await knex(EFFECTS)
    .whereRaw(dialect.idIn(query), [at] as never[])
    .update({
      attempts: knex.raw('coalesce(attempts, 0) + 1'),
      run_at: new Date(at.getTime() + timings().social.effectLeaseMs),
      updated_at: at,
    } as never)
    .returning('*')) as Row[];
  return rows.map((row) => ({
    id: Number(row.id),
    postId: row.post_id === null ? null : Number(row.post_id),
    kind: String(row.kind),
    attempts: Number(row.attempts),
  }));
};

/** Tells what there is to tell. Whatever goes wrong here, no post is sent again for it. */
export const runEffects = async (dependencies: PublishingDependencies): Promise<void> => {
  const settle = (id: number, columns: Row) =>
    dependencies.database.connection(EFFECTS).where({ id }).update(columns);
  for (;;) {
    const effects = await claimEffects(dependencies);
    for (const effect of effects) {
      try {
        await dependencies.tell(effect);
        await settle(effect.id, { state: 'done' });
      } catch (error) {
        dependencies.log.warn(
          `What happened to post ${effect.postId ?? '–'} was not told (${effect.kind}): ${String(error)}`,
        );
        const again = new Date(
          dependencies.now().getTime() + 2 ** effect.attempts * timings().social.effectRetryMs,
        );
        await settle(effect.id, effect.attempts >= MAX_ATTEMPTS ? { state: 'failed' } : { run_at: again });
      }
    }
    if (effects.length < AT_ONCE) return;
  }
};
