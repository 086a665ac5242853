// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildImage } from './lib/image/build-image.mjs';
import { makeBase, makePostgres } from './lib/image/rootfs.mjs';
import { checkNode, explainAndExit, must, root, step, StepFailure } from './lib/run.mjs';
import { ensureImageTools } from './lib/system.mjs';

checkNode();

/**
 * `npm run test:image`: follows the Dockerfile and what `compose.yaml` promises where no container engine is: each instruction in a
 * root file system of Debian's, the server with a read-only root and without rights. Needs root on Debian.
 */
const main = async () => {
  if (process.getuid?.() !== 0)
    throw new StepFailure(
      'Try the image',
      'Only root may mount and change roots.',
      'run it as root, or build the image with a container engine.',
    );
  // Outside of the repository, which is what the image copies.
  const folder = process.env.IMAGE_FOLDER ?? path.join(os.tmpdir(), 'officina-image');
  await ensureImageTools();
  await step('Make the base image', 'see that the Debian mirror can be reached (DEBIAN_MIRROR).', () =>
    makeBase(path.join(folder, 'base')),
  );
  await step('Make the database', 'see that the Debian mirror can be reached (DEBIAN_MIRROR).', () =>
    makePostgres(path.join(folder, 'postgres'), path.join(folder, 'base')),
  );
  const image = await buildImage(folder);
  fs.writeFileSync(path.join(folder, 'image.json'), JSON.stringify(image));
  for (const name of ['volumes', 'volumes-elsewhere', 'volumes-small', 'backups', 'caddy'])
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  const hosts = path.join(folder, 'hosts');
  fs.writeFileSync(hosts, '127.0.0.1 localhost officina.localhost\n127.0.0.2 officina\n127.0.0.3 officina\n');
  const script = `mount --bind ${hosts} /etc/hosts && ip link set lo up && exec "$0" "$@"`;
  const child = spawn(
    'unshare',
    [
      '--net',
      '--mount',
      // Whatever is left running ends with it.
      '--pid',
      '--fork',
      '--kill-child',
      '--mount-proc',
      '/bin/sh',
      '-euc',
      script,
      process.execPath,
      path.join(root, 'scripts/lib/image/try-image.mjs'),
      folder,
    ],
    { stdio: 'inherit' },
  );
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new StepFailure('Serve the image', 'See above.', 'read the step that failed.');
  const [megabytes] = (await must('du', ['-sm', image.folder])).split('\t');
  console.log(`\nThe image builds, serves, backs up and restores; it holds ${megabytes} MB.`);
};

main().catch(explainAndExit);
