'use strict';

// Heartbeats are written anew within seconds, so their old table has nothing to carry over; reconcile attempts do count on.
module.exports = {
  /** Strapi runs this before it brings the tables to their new shape: on a new database there is nothing yet. */
  async up(knex) {
    await knex.schema.dropTableIfExists('social_pulses');
    if (!(await knex.schema.hasTable('social_posts'))) return;
    if (!(await knex.schema.hasColumn('social_posts', 'lookups'))) return;
    await knex.schema.alterTable('social_posts', (table) =>
      table.renameColumn('lookups', 'reconcile_attempts'),
    );
  },
};
