/**
 * Specs that the fast run leaves to SQLite: what they ask never comes near a lock, a transaction, SQL of our own, a job, a live
 * event or a second instance, so that another database cannot change the answer. `npm run test:all` runs them on PostgreSQL too;
 * `architecture/databases.test.ts` keeps the list honest.
 */
export const ONLY_ON_SQLITE = [
  'errors',
  'seo',
  'headers',
  'site-branding',
  'panel-mail',
  'prompt-injection',
  'provider-faults',
  'site',
  'site-blog',
  'social-pictures',
  'social-simulation',
  'uploads',
  'widget-script',
];
