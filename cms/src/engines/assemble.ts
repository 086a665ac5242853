import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings';
import type { AnsweringDependencies } from './ai/port';
import { createAnswering } from './ai';
import { createDocumentReader } from './documents';
import { createFileStore } from './files';
import type { Engines } from './index';
import { createLiveUpdates } from './live';
import { createMailTransport } from './mail';
import { createPayments } from './payments';
import { createQueue } from './queue';
import { createWebFetcher } from './web';

/** Where the answering engine reads what a bot knows. */
export type Material = Pick<AnsweringDependencies, 'loadPassages' | 'materialVersion'>;

/** Makes every engine from the settings: the one place that chooses adapters. */
export const assembleEngines = (strapi: Core.Strapi, settings: Settings, material: Material): Engines => {
  const { databaseUrl } = settings;
  const log = {
    warn: (message: string, details?: Record<string, unknown>) =>
      void strapi.log.warn(details ? `${message} ${JSON.stringify(details)}` : message),
    error: (message: string) => void strapi.log.error(message),
  };
  let payments: Engines['payments'] | undefined;
  return {
    answering: createAnswering(settings.ai, { ...material, log, now: () => Date.now() }),
    documents: createDocumentReader(),
    files: createFileStore(path.join(settings.dataDir, 'files')),
    live: createLiveUpdates({ databaseUrl, log }),
    mail: createMailTransport(settings.mail),
    // Made at first use: its stores ask for tables, which Strapi knows only after `register()`.
    get payments() {
      return (payments ??= createPayments(strapi, settings));
    },
    queue: createQueue(strapi.db, { databaseUrl, log }),
    web: createWebFetcher({ allow: settings.webFetchAllow, publicUrl: settings.publicUrl }),
  };
};

/** Closes what holds threads or connections. The queue is stopped before, by whoever knows how long it may take. */
export const closeEngines = async ({ documents, live }: Engines): Promise<void> => {
  await Promise.allSettled([documents.close(), live.close()]);
};
