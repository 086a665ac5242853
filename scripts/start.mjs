// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, install, loadEnvironment, prepareSecrets } from './lib/prepare.mjs';
import { checkNode, explainAndExit, root, seconds, step, StepFailure } from './lib/run.mjs';

checkNode();
const began = Date.now();
console.log('\nOfficina is getting ready.\n');

/** @param {string} url */
const answers = async (url) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

const main = async () => {
  await install();
  await prepareSecrets();
  loadEnvironment();
  await build();

  const port = process.env.PORT ?? '1337';
  const local = `http://localhost:${port}`;
  const publicUrl = (process.env.PUBLIC_URL ?? local).replace(/\/+$/, '');
  if (await answers(`http://127.0.0.1:${port}/api/health`)) {
    throw new StepFailure(
      'Start the server',
      `Port ${port} already answers.`,
      `stop the other Officina first, or choose another port: PORT=1400 npm start.`,
    );
  }

  const server = spawn(process.execPath, [path.join(root, 'cms/dist/src/serve.js')], {
    cwd: path.join(root, 'cms'),
    env: {
      NODE_ENV: 'development',
      TZ: 'UTC',
      STRAPI_TELEMETRY_DISABLED: 'true',
      ...process.env,
      CMS_ROOT: path.join(root, 'cms'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group: Ctrl+C reaches this script only, which then stops the server in order.
    detached: true,
  });
  let ready = false;
  let early = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (/** @type {Buffer} */ chunk) => {
      if (ready) process.stdout.write(chunk);
      else early += chunk.toString();
    });
  }
  let ended = false;
  server.on('exit', (code, signal) => {
    ended = true;
    if (ready) {
      console.log(
        code === 0 || signal === 'SIGTERM'
          ? 'Officina has stopped.'
          : `The server ended with ${code ?? signal}.`,
      );
      process.exit(code ?? 0);
    }
  });

  let stopping = false;
  const stop = () => {
    if (stopping) {
      // A second Ctrl+C means now.
      server.kill('SIGKILL');
      return;
    }
    stopping = true;
    console.log('\nStopping: requests in progress are finishing (Ctrl+C again to stop at once)…');
    server.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  await step(
    'Start the server (database, sample content, jobs)',
    `read the message above; if port ${port} is taken, choose another: PORT=1400 npm start.`,
    async () => {
      const deadline = Date.now() + 90_000;
      while (!(await answers(`http://127.0.0.1:${port}/api/health`))) {
        if (ended) throw new Error(early.split('\n').slice(-40).join('\n'));
        if (Date.now() > deadline)
          throw new Error(`Not ready after 90 s.\n${early.split('\n').slice(-40).join('\n')}`);
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      return undefined;
    },
  );
  ready = true;

  const demo = process.env.SEED_DEMO !== 'false' && process.env.NODE_ENV !== 'production';
  console.log(`
Officina is ready (${seconds(Date.now() - began)}).

  Site            ${publicUrl}/
  Editors' panel  ${publicUrl}/cms${demo ? '        admin@officina.test / Officina-demo1' : ''}
  API             ${publicUrl}/api
  Widget          ${publicUrl}/widget.js
${
  demo
    ? `  Mail viewer     ${publicUrl}/dev/outbox

  Demo accounts (password officina-demo)
    cliente@officina.test   a customer
    admin@officina.test     an administrator
`
    : ''
}
  Ctrl+C stops it.
`);
};

main().catch(explainAndExit);
