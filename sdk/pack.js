// Makes dist/downloads/officina-chat.tgz, the package as `npm publish` would send it, and what a guide says of it beside it.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const sdk = path.dirname(fileURLToPath(import.meta.url));
const downloads = path.join(sdk, 'dist/downloads');
const NAME = 'officina-chat';

// A build into another folder is for measuring: the package is made of `dist`.
if (!process.env.SDK_DIST) {
  fs.mkdirSync(downloads, { recursive: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const output = execFileSync(
    npm,
    ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', downloads],
    { cwd: sdk, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  const [{ name, version, filename, size, integrity }] = JSON.parse(output);
  fs.renameSync(path.join(downloads, filename), path.join(downloads, `${NAME}.tgz`));
  const about = { name, version, file: `${NAME}.tgz`, size, integrity };
  fs.writeFileSync(path.join(downloads, `${NAME}.json`), `${JSON.stringify(about, null, 2)}\n`);
}
