// @ts-check
import { runServerCommand } from './lib/server-command.mjs';

// Reads every receipt, invoice and credit note, and says whether each is what was written. Fails when one is not.
runServerCommand({
  name: 'Books',
  entry: 'jobs/verify-books-command.js',
  explain: (code) => [
    `The books do not hold (${code}).`,
    'compare the documents above with a backup, and with the files that were sent on.',
  ],
});
