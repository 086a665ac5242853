// @ts-check
import { runServerCommand } from './lib/server-command.mjs';

// Fills what is empty with demo content: people, marketplace, blog, calendar. Never changes what is there.
runServerCommand({
  name: 'Seed',
  entry: 'seeds/run.js',
  explain: (code) => [
    `Seeding ended with ${code}.`,
    'read the message above; what was there before is unchanged.',
  ],
});
