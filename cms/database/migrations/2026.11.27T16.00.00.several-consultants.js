'use strict';

const FORMER = 'booking_calendars';

// The one calendar becomes the first consultant: its hours, feed and other calendar stay. Openings and bookings are given to it once
// their columns are there (`src/bootstrap/ensure-consultants.ts`).
module.exports = {
  /** Strapi runs this before it brings the tables to their new shape: on a new database there is nothing yet. */
  async up(knex) {
    if (!(await knex.schema.hasTable(FORMER))) return;
    await knex.schema.renameTable(FORMER, 'consultants');
    await knex('consultants').where({ name: 'consultations' }).update({ name: 'Officina' });
    // Strapi makes its own under the new name, and leaves alone what it does not know. PostgreSQL has constraints of these names.
    if (knex.client.dialect === 'postgresql')
      for (const constraint of ['name_uq', 'created_by_id_fk', 'updated_by_id_fk'])
        await knex.raw(`alter table consultants drop constraint if exists ${FORMER}_${constraint}`);
    for (const index of ['name_uq', 'documents_idx', 'created_by_id_fk', 'updated_by_id_fk'])
      await knex.raw(`drop index if exists ${FORMER}_${index}`);
  },
};
