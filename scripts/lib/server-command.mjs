// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { loadEnvironment, prepareSecrets } from './prepare.mjs';
import { checkNode, explainAndExit, root, StepFailure } from './run.mjs';

/**
 * Runs a command of the compiled server in a process of its own, with the settings of `.env`.
 * @typedef {{
 *   name: string,
 *   entry: string,
 *   explain: (code: number | null) => [detail: string, advice: string],
 * }} ServerCommand
 * `name` heads a failure; `entry` is the compiled file below `cms/dist/src`; `explain` says what an exit code other than 0 means.
 * @param {ServerCommand} command
 */
export const runServerCommand = (command) => {
  checkNode();
  execute(command).catch(explainAndExit);
};

/** @param {ServerCommand} command */
const execute = async ({ name, entry, explain }) => {
  await prepareSecrets();
  loadEnvironment();
  const file = path.join(root, 'cms/dist/src', entry);
  if (!fs.existsSync(file))
    throw new StepFailure(name, 'The server has not been compiled yet.', 'run npm run build first.');
  const command = spawn(process.execPath, [file], {
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
  /** @type {number | null} */
  const code = await new Promise((resolve) => command.on('exit', resolve));
  if (code !== 0) throw new StepFailure(name, ...explain(code));
};
