'use strict';

// Before, only the drawing was published; instructions, tone and contacts reached visitors as they were typed.
// A bot that is online keeps saying what it says now.
const CONTENT = {
  instructions: 'instructions',
  tone: 'tone',
  language: 'language',
  fallbackText: 'fallback_text',
  contactEmail: 'contact_email',
  contactUrl: 'contact_url',
  privacyUrl: 'privacy_url',
};

/** SQLite answers JSON as text, PostgreSQL as a value. */
const read = (value) => (typeof value === 'string' ? JSON.parse(value) : value);

const carryOver = async (knex, row) => {
  const design = read(row.published_design);
  if (!design) return;
  const content = Object.entries(CONTENT).map(([field, column]) => [field, row[column] ?? '']);
  await knex('chatbots')
    .where({ id: row.id })
    .update({
      published: JSON.stringify({ design, ...Object.fromEntries(content) }),
      published_number: row.version,
      published_on: row.published_on ?? row.updated_at,
    });
};

module.exports = {
  /** Strapi runs this before it brings the tables to their new shape: on a new database there is nothing yet. */
  async up(knex) {
    if (!(await knex.schema.hasTable('chatbots'))) return;
    if (!(await knex.schema.hasColumn('chatbots', 'published_design'))) return;
    for (const [column, add] of [
      ['published', (table) => table.jsonb('published')],
      ['published_number', (table) => table.integer('published_number')],
      ['published_on', (table) => table.datetime('published_on', { useTz: false, precision: 6 })],
    ]) {
      if (!(await knex.schema.hasColumn('chatbots', column))) await knex.schema.alterTable('chatbots', add);
    }
    const rows = await knex('chatbots').whereNotNull('published_design').whereNull('published');
    for (const row of rows) await carryOver(knex, row);
  },
  async down() {
    // The old column is gone with the schema that knew it.
  },
};
