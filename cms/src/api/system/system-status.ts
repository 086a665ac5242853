import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { MODEL_FEATURES, SYSTEM_LIMITS, type GetSystemStatus } from '../../contract';
import { SECOND_MS } from '../../contract/time-units';
import { engines } from '../../engines';
import { readSettings } from '../../settings';
import { countUnsentMails } from '../mail/unsent-mails';
import { countInstances } from '../social/publishing/heartbeat';
import { readBackupRecord, toBackupView } from './last-backup';
import { probeStorage } from './probe-storage';
import { readDatabase } from './read-database';
import { readDisks } from './read-disks';
import { readFigure } from './read-figure';

const readQueue = async (strapi: Core.Strapi) => {
  const { queue } = engines(strapi);
  const [stats, oldestDue, failedByKind, failedJobs] = await Promise.all([
    queue.stats(),
    queue.oldestDue(),
    queue.countFailed(),
    queue.listFailed(SYSTEM_LIMITS.failedJobs),
  ]);
  return {
    ...stats,
    oldestDueAt: oldestDue && oldestDue.toISOString(),
    failedByKind: failedByKind.map(({ name: kind, count }) => ({ kind, count })),
    failedJobs: failedJobs.map(({ id, name: kind, failedAt, attempts, error }) => ({
      id,
      kind,
      failedAt: failedAt.toISOString(),
      attempts,
      reason: error.slice(0, SYSTEM_LIMITS.reason),
    })),
  };
};

const readModel = (strapi: Core.Strapi) => {
  const { answering, models } = engines(strapi);
  return {
    ...answering.platform,
    pausedUntil: answering.platformPausedUntil?.toISOString() ?? null,
    features: MODEL_FEATURES.map((feature) => ({
      feature,
      model: models.platform.of(feature)?.model ?? null,
    })),
  };
};

/** How the server is, as its administrators see it. */
export const systemStatus = async (strapi: Core.Strapi): Promise<GetSystemStatus['response']['data']> => {
  const { dataDir, cmsRoot, buildId } = readSettings();
  const now = new Date();
  const [database, instances, queue, mail, model, disks, storage, backup] = await Promise.all([
    readFigure(() => readDatabase(strapi)),
    readFigure(() => countInstances(strapi.db, now)),
    readFigure(() => readQueue(strapi)),
    readFigure(async () => ({
      ...(await countUnsentMails(strapi)),
      isDelivered: engines(strapi).mail.mode === 'smtp',
    })),
    readFigure(() => readModel(strapi)),
    readFigure(() =>
      readDisks([
        { holds: 'data', path: dataDir },
        { holds: 'uploads', path: path.join(cmsRoot, 'public/uploads') },
      ]),
    ),
    readFigure(() => probeStorage(strapi)),
    readFigure(async () => toBackupView(await readBackupRecord(dataDir), now)),
  ]);
  return {
    readAt: now.toISOString(),
    versions: {
      product: String(strapi.config.get('info.version')),
      build: buildId,
      node: process.versions.node,
      strapi: String(strapi.config.get('info.strapi')),
    },
    startedAt: new Date(now.getTime() - process.uptime() * SECOND_MS).toISOString(),
    instances,
    database,
    queue,
    mail,
    model,
    disks,
    storage,
    backup,
  };
};
