import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { storageProblem } from './engines/files';
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

/** What the settings ask for and cannot be, each as a sentence. */
const settingProblems = async (): Promise<string[]> => {
  const settings = readSettings();
  const problems = [
    timingsProblem(),
    paymentsProblem(settings),
    dataFolderProblem(settings.dataDir),
    projectWebhookProblem(settings.projectWebhookSecrets),
    ...deploymentProblems(settings),
  ].filter((problem) => problem !== null);
  // Asked over the network, and only with timings that make sense.
  const storage = problems.length === 0 ? await storageProblem(settings) : null;
  return storage === null ? problems : [storage];
};

void settingProblems().then((problems) => {
  if (problems.length > 0) {
    // Sentences and no stack: whoever reads this changes a setting, not the program.
    console.error(`Officina cannot start. ${problems.join('\n')}`);
    process.exit(1);
  }
  return createStrapi({
    appDir,
    distDir,
    serveAdminPanel: process.env.SERVE_PANEL !== 'false',
    autoReload: false,
  }).start();
});
