// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { must, root, step } from '../run.mjs';
import { copyInto, readIgnored } from './context.mjs';
import { commandOf, pairsOf, parseDockerfile } from './dockerfile.mjs';
import { buildEnvironment, removeRoot, requireBase, runInside } from './rootfs.mjs';

/** What a container runs, and as whom. @typedef {{ folder: string, environment: Record<string, string>, workdir: string, user: string, entrypoint: string[], command: string[], health: string[], volumes: string[] }} Image */

/**
 * Follows a stage's instructions in its own root file system.
 * @param {import('./dockerfile.mjs').Stage} stage
 * @param {{ folder: string, base: string, stages: Map<string, Image>, isIgnored: (name: string) => boolean }} options
 * @returns {Promise<Image>}
 */
const buildStage = async (stage, { folder, base, stages, isIgnored }) => {
  requireBase(stage.base);
  await removeRoot(folder);
  await must('cp', ['-a', base, folder]);
  /** @type {Image} */
  const image = {
    folder,
    environment: {},
    workdir: '/',
    user: 'root',
    entrypoint: [],
    command: [],
    health: [],
    volumes: [],
  };
  const outside = await buildEnvironment();
  /** @param {string} name */
  const inside = (name) =>
    path.join(folder, path.resolve(image.workdir, name)) + (name.endsWith('/') ? '/' : '');
  /** @type {Record<string, (text: string) => unknown>} */
  const follow = {
    WORKDIR: (text) => {
      image.workdir = path.resolve(image.workdir, text);
      fs.mkdirSync(path.join(folder, image.workdir), { recursive: true });
    },
    ENV: (text) => Object.assign(image.environment, pairsOf(text)),
    USER: (text) => (image.user = text),
    ENTRYPOINT: (text) => (image.entrypoint = commandOf(text)),
    CMD: (text) => (image.command = commandOf(text)),
    HEALTHCHECK: (text) => (image.health = commandOf(text)),
    VOLUME: (text) => image.volumes.push(...commandOf(text)),
    COPY: (text) => {
      const parts = text.split(/\s+/);
      const from = parts[0]?.startsWith('--from=') ? parts.shift()?.slice('--from='.length) : undefined;
      const to = parts.pop() ?? '';
      if (from === undefined) return copyInto({ from: root, sources: parts, to: inside(to), isIgnored });
      const origin = stages.get(from);
      if (!origin) throw new Error(`There is no stage ${from}.`);
      return copyInto({ from: origin.folder, sources: parts, to: inside(to) });
    },
    RUN: (text) => runInside(folder, `cd ${image.workdir} && ${text}`, { ...outside, ...image.environment }),
  };
  for (const { name, text } of stage.instructions) {
    const work = follow[name];
    if (!work) continue;
    if (name === 'RUN')
      await step(text.length > 90 ? `${text.slice(0, 90)}…` : text, 'read the message above.', async () => {
        await work(text);
        return undefined;
      });
    else await work(text);
  }
  return image;
};

/**
 * Builds the image that a Dockerfile describes, below a folder, and gives back its last stage.
 * @param {string} folder
 * @returns {Promise<Image>}
 */
export const buildImage = async (folder) => {
  const isIgnored = readIgnored(fs.readFileSync(path.join(root, '.dockerignore'), 'utf8'));
  /** @type {Map<string, Image>} */
  const stages = new Map();
  /** @type {Image | undefined} */
  let last;
  for (const [at, stage] of parseDockerfile(
    fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8'),
  ).entries()) {
    last = await buildStage(stage, {
      folder: path.join(folder, `stage-${at}`),
      base: path.join(folder, 'base'),
      stages,
      isIgnored,
    });
    if (stage.alias) stages.set(stage.alias, last);
  }
  if (!last) throw new Error('The Dockerfile has no stage.');
  return last;
};
