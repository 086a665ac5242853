// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, install, loadEnvironment, prepareSecrets } from './lib/prepare.mjs';
import { checkNode, explainAndExit, npm, root } from './lib/run.mjs';

checkNode();

/**
 * Hot reload for all three: the site by Vite on 5173 (which proxies the API), the widget by rollup --watch,
 * the server recompiled and restarted by node --watch.
 */
const main = async () => {
  await install();
  await prepareSecrets();
  loadEnvironment();
  await build();
  const cms = path.join(root, 'cms');
  const env = {
    NODE_ENV: 'development',
    TZ: 'UTC',
    STRAPI_TELEMETRY_DISABLED: 'true',
    ...process.env,
    CMS_ROOT: cms,
  };
  /** @type {[string, string[], string][]} */
  const commands = [
    ['npm', ['run', 'compile', '--', '--watch', '--preserveWatchOutput'], cms],
    [process.execPath, ['--watch-path=dist/src', '--watch-path=dist/config', 'dist/src/serve.js'], cms],
    [
      'npx',
      ['rollup', '-c', '../rollup.config.ts', '--configPlugin', 'esbuild', '--watch'],
      path.join(root, 'sdk'),
    ],
    [npm, ['run', 'dev', '-w', 'site'], root],
  ];
  const children = commands.map(([command, args, cwd]) =>
    spawn(command, args, { cwd, env, stdio: 'inherit' }),
  );
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log('\nSite with hot reload: http://localhost:5173 (the API stays on http://localhost:1337)\n');
};

main().catch(explainAndExit);
