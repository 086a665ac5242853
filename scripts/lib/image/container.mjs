// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { must } from '../run.mjs';
import { mountSystem } from './rootfs.mjs';

/** @typedef {import('./build-image.mjs').Image} Image */
/** What runs of an image: its volumes by mount point, folders of this machine beside them. @typedef {{ volumes: Record<string, string>, environment: Record<string, string>, hosts?: string }} Placement */

/** Fills a new volume as an engine does: with what the image has at its place, and whose it is. @param {Image} image @param {string} folder */
export const makeVolumes = async (image, folder) => {
  /** @type {Record<string, string>} */
  const volumes = {};
  for (const place of image.volumes) {
    volumes[place] = path.join(folder, place.replaceAll('/', '_'));
    fs.mkdirSync(folder, { recursive: true });
    await must('cp', ['-a', path.join(image.folder, place), volumes[place]]);
  }
  return volumes;
};

/** @param {string} value */
const quoted = (value) => `'${value.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The arguments of `unshare` that run a command in the image: a read-only root, its volumes, a /tmp of its own, the image's user without
 * any right beyond it, nothing of this machine's environment.
 * @param {Image} image
 * @param {string[]} command
 * @param {Placement} placement
 */
const containerOf = (image, command, { volumes, environment }) => {
  const { folder } = image;
  const variables = Object.entries({
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: '/home/node',
    ...image.environment,
    ...environment,
  }).map(([name, value]) => quoted(`${name}=${value}`));
  const script = [
    `mount --bind ${folder} ${folder}`,
    `mount -o remount,ro,bind ${folder}`,
    `mount -t tmpfs tmpfs ${folder}/tmp`,
    ...mountSystem(folder),
    ...Object.entries(volumes).map(([place, source]) => `mount --bind ${source} ${folder}${place}`),
    `exec chroot --userspec=${image.user} ${folder} /usr/bin/env -i ${variables.join(' ')} ` +
      `/bin/sh -c ${quoted(`cd ${image.workdir} && exec "$@"`)} sh ${command.map(quoted).join(' ')}`,
  ].join('\n');
  return ['--mount', '/bin/sh', '-euc', script];
};

/** Runs a command in the image to its end. @param {Image} image @param {string[]} command @param {Placement} placement */
export const runOnce = (image, command, placement) =>
  must('unshare', containerOf(image, [...image.entrypoint, ...command], placement));

/**
 * Starts what the image starts and waits until its own health check is content.
 * @param {Image} image
 * @param {Placement} placement
 */
export const startContainer = async (image, placement) => {
  const child = spawn('unshare', containerOf(image, [...image.entrypoint, ...image.command], placement), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code)));
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const deadline = Date.now() + 240_000;
  for (;;) {
    try {
      await must('unshare', containerOf(image, image.health, placement));
      break;
    } catch (error) {
      if (hasEnded || Date.now() > deadline)
        throw new Error(log.split('\n').slice(-40).join('\n'), { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  return {
    /** Ends it as an engine does, and gives back its exit code. */
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    log: () => log,
  };
};
