// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { loadEnvironment, prepareSecrets } from './lib/prepare.mjs';
import { checkNode, explainAndExit, root, StepFailure } from './lib/run.mjs';

checkNode();

/** Fills what is empty with demo content: people, marketplace, blog, calendar. Never changes what is there. */
const main = async () => {
  await prepareSecrets();
  loadEnvironment();
  const entry = path.join(root, 'cms/dist/src/seeds/run.js');
  if (!fs.existsSync(entry))
    throw new StepFailure('Seed', 'The server has not been compiled yet.', 'run npm run build first.');
  const seeding = spawn(process.execPath, [entry], {
    cwd: path.join(root, 'cms'),
    env: {
      NODE_ENV: 'development',
      TZ: 'UTC',
      LOG_LEVEL: 'warn',
      STRAPI_TELEMETRY_DISABLED: 'true',
      ...process.env,
      CMS_ROOT: path.join(root, 'cms'),
    },
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => seeding.on('exit', resolve));
  if (code !== 0)
    throw new StepFailure(
      'Seed',
      `Seeding ended with ${code}.`,
      'read the message above; the data is as it was.',
    );
};

main().catch(explainAndExit);
