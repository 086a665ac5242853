// @ts-check
import { runServerCommand } from './lib/server-command.mjs';

// Copies files and pictures from this disk into the bucket that .env names. What is there already is not copied again.
runServerCommand({
  name: 'Storage',
  entry: 'jobs/migrate-storage-command.js',
  explain: (code) => [
    `Not everything was copied (${code}).`,
    'do what is said above, and run the command once more: it goes on where it ended. Nothing was changed on the disk.',
  ],
});
