// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { loadEnvironment, prepareSecrets } from './lib/prepare.mjs';
import { checkNode, explainAndExit, root, StepFailure } from './lib/run.mjs';

checkNode();

/** Reads every receipt, invoice and credit note, and says whether each is what was written. Fails when one is not. */
const main = async () => {
  await prepareSecrets();
  loadEnvironment();
  const entry = path.join(root, 'cms/dist/src/jobs/verify-books-command.js');
  if (!fs.existsSync(entry))
    throw new StepFailure('Books', 'The server has not been compiled yet.', 'run npm run build first.');
  const verifying = spawn(process.execPath, [entry], {
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
  const code = await new Promise((resolve) => verifying.on('exit', resolve));
  if (code !== 0)
    throw new StepFailure(
      'Books',
      `The books do not hold (${code}).`,
      'compare the documents above with a backup, and with the files that were sent on.',
    );
};

main().catch(explainAndExit);
