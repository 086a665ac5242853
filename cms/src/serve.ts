import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { paymentsProblem } from './engines/payments';
import { projectWebhookProblem } from './engines/project-webhook';
import { readSettings } from './settings';
import { deploymentProblems } from './settings/deployment-problems';
import { dataFolderProblem } from './settings/data-folder-problem';
import { timingsProblem } from './settings/timings';

// The compiled tree this file lives in is the one that is served: `dist/src/serve.js` runs `dist/`.
const distDir = path.resolve(__dirname, '..');
const appDir = path.resolve(process.env.CMS_ROOT ?? process.cwd());
process.env.CMS_ROOT = appDir;

// A log that cannot be written (a full disk, a reader that has gone) is no reason to serve nobody.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const settings = readSettings();
const problems = [
  timingsProblem(),
  paymentsProblem(settings),
  dataFolderProblem(settings.dataDir),
  projectWebhookProblem(settings.projectWebhookSecrets),
  ...deploymentProblems(settings),
].filter(Boolean);
if (problems.length > 0) {
  // Sentences and no stack: whoever reads this changes a setting, not the program.
  console.error(`Officina cannot start. ${problems.join('\n')}`);
  process.exit(1);
}

void createStrapi({
  appDir,
  distDir,
  serveAdminPanel: process.env.SERVE_PANEL !== 'false',
  autoReload: false,
}).start();
