'use strict';

const JOBS_THAT_WERE_RENAMED = ['tend-subscriptions', 'tend-social-accounts'];

// Notifications about posts are jobs now: those that waited go on as such. Renamed jobs repeat by themselves under their new names.
module.exports = {
  /** Strapi runs this before it brings the tables to their new shape: on a new database there is nothing yet. */
  async up(knex) {
    if (!(await knex.schema.hasTable('jobs'))) return;
    await knex('jobs').whereIn('name', JOBS_THAT_WERE_RENAMED).delete();
    if (!(await knex.schema.hasTable('social_effects'))) return;
    const now = new Date();
    // On PostgreSQL jobs are pg-boss's, whose tables need not be there yet: what waited there is not gone on with.
    for (const { document_id, post_id, kind } of await knex('social_effects').where({ state: 'waiting' }))
      await knex('jobs').insert({
        document_id,
        name: 'notify-social-owner',
        payload: JSON.stringify({ postId: post_id, kind }),
        unique_key: `notify-social-owner:${post_id ?? ''}:${kind}`,
        state: 'waiting',
        run_at: now,
        attempts: 0,
        max_attempts: 6,
        created_at: now,
        updated_at: now,
      });
    await knex.schema.dropTable('social_effects');
  },
};
