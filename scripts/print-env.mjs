// @ts-check
import { environmentWithSecrets } from './lib/prepare.mjs';

// For a machine that has containers and no Node: `docker run --rm officina scripts/print-env.mjs > .env`.
process.stdout.write(environmentWithSecrets());
