import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { engines } from '../../../engines';
import { accessFor } from '../access-token';
import { announceSocial } from '../announce-social';
import { SOCIAL_ACCOUNT, SOCIAL_PROJECT, type SocialAccountRow, type SocialProjectRow } from '../social-rows';
import { requireReconnect } from '../notify-account-owner';
import { composeDraft } from './compose-draft';
import { createPublisher, type Publisher } from './publisher';
import { enqueuePostNotification } from './notify-owner';
import type { PublishingDependencies } from './dependencies';

/** On which servers tell each other that something is due. */
const CHANNEL = 'social-publishing';

interface Worker {
  publisher: Publisher;
  endListening: () => void;
}
const workers = new WeakMap<Core.Strapi, Worker>();

const dependenciesOf = (strapi: Core.Strapi): PublishingDependencies => ({
  database: strapi.db,
  networks: engines(strapi).social,
  instanceId: `${os.hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`,
  access: ({ id }, { renewed }) => accessFor(strapi, id, { renewed }),
  async loseAccess(accountId) {
    const row: SocialAccountRow | null = await strapi.db
      .query(SOCIAL_ACCOUNT)
      .findOne({ where: { id: accountId } });
    if (row) await requireReconnect(strapi, row);
  },
  draft: (post) => composeDraft(strapi, post),
  announce(projectId) {
    strapi.db
      .query(SOCIAL_PROJECT)
      .findOne({ where: { id: projectId }, populate: ['owner'] })
      .then((project: SocialProjectRow | null) => {
        if (project?.owner) announceSocial(strapi, project.owner.id, project);
      })
      .catch((error: unknown) => strapi.log.warn(`Nobody heard of project ${projectId}: ${String(error)}`));
  },
  notifyOwner: (postId, kind) => enqueuePostNotification(strapi, { postId, kind }),
  now: () => new Date(),
  pause: (milliseconds) => wait(milliseconds),
  random: Math.random,
  log: strapi.log,
});

/** Has due posts published for as long as this server runs. */
export const startPublishing = (strapi: Core.Strapi): void => {
  const publisher = createPublisher(dependenciesOf(strapi));
  const endListening = engines(strapi).live.listen(CHANNEL, () => publisher.wake());
  workers.set(strapi, { publisher, endListening });
  publisher.start();
};

/** Takes no new post and lets those that are under way end. */
export const stopPublishing = async (strapi: Core.Strapi, graceMs: number): Promise<void> => {
  const worker = workers.get(strapi);
  if (!worker) return;
  workers.delete(strapi);
  worker.endListening();
  await worker.publisher.stop(graceMs);
};

/** Says, here and to other servers, that something is due now. */
export const wakePublishing = (strapi: Core.Strapi): void => engines(strapi).live.tell(CHANNEL, {});
