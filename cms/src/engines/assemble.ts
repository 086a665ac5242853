import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings';
import {
  createAnswering,
  type LoadPlatformModels,
  modelAdministration,
  perConnection,
  PlatformModels,
  ProviderError,
  type RecordUsage,
} from './ai';
import { type AdviserTools, createAssistant, type KnowledgeSource } from './ai/assistant';
import type { AddressesOf, AnsweringDependencies } from './ai/port';
import { createPostWriter } from './ai/posts';
import { createTextWriter } from './ai/writer';
import { createDocumentReader } from './documents';
import { createInvoiceExchange } from './exchange';
import { createFileStore, REMOVE_FILE, REMOVE_FILE_ATTEMPTS } from './files';
import type { ObjectStores } from './files/port';
import type { Engines } from './index';
import { createInvoiceWriter } from './invoicing';
import { createLiveUpdates } from './live';
import { createMailTransport } from './mail';
import { createMeetings } from './meetings';
import { createPayments } from './payments';
import { createReportRenderer } from './pdf';
import { createProjectWebhook } from './project-webhook';
import { createQueue } from './queue';
import { createSocialNetworks, linkedInVersionWarning } from './social';
import type { Registrations } from './social/port';
import { createVatRegistry } from './vat-registry';
import { createWebFetcher, WebFetchError, type WebFetcher } from './web';

/** Where the engines read what a bot knows, which model its owner chose, what the assistant knows and computes with, and our apps elsewhere. */
export type Material = Pick<
  AnsweringDependencies,
  'botModel' | 'loadPassages' | 'materialVersion' | 'vectors'
> & {
  tools: AdviserTools;
  knowledge: KnowledgeSource;
  loadPlatformModels: LoadPlatformModels;
  registrations: Registrations;
  recordUsage: RecordUsage;
  stores: ObjectStores;
};

/** The rules of reading other people's sites, for models at addresses that owners typed. */
const judgedBy =
  (web: WebFetcher): AddressesOf =>
  async (url) => {
    try {
      return await web.addressesOf(url);
    } catch (cause) {
      const fault = cause instanceof WebFetchError ? cause.fault : 'UNREACHABLE';
      const kind = fault === 'PRIVATE_ADDRESS' ? 'private' : fault === 'BAD_ADDRESS' ? 'address' : 'network';
      throw new ProviderError(`The address was not opened: ${fault}`, kind, { cause });
    }
  };

/** An administrator may also name the machine itself, where local model servers listen; nobody else may. */
const orLoopback =
  (addressesOf: AddressesOf): AddressesOf =>
  async (url) =>
    /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
      ? [url.hostname === '[::1]' ? { address: '::1', family: 6 } : { address: '127.0.0.1', family: 4 }]
      : addressesOf(url);

/** Makes every engine from the settings: the one place that chooses adapters. */
export const assembleEngines = (strapi: Core.Strapi, settings: Settings, material: Material): Engines => {
  const { databaseUrl } = settings;
  const log = {
    warn: (message: string, details?: Record<string, unknown>) =>
      void strapi.log.warn(details ? `${message} ${JSON.stringify(details)}` : message),
    error: (message: string) => void strapi.log.error(message),
  };
  let payments: Engines['payments'] | undefined;
  const web = createWebFetcher({ allow: settings.webFetchAllow, publicUrl: settings.publicUrl });
  const now = () => Date.now();
  const { apps, linkedInVersion } = settings.social;
  const versionWarning = apps.linkedin.clientId ? linkedInVersionWarning(linkedInVersion, new Date()) : null;
  if (versionWarning) log.warn(versionWarning);
  const { tools, knowledge, loadPlatformModels, recordUsage, registrations, stores, ...ofBots } = material;
  const addressesOf = judgedBy(web);
  const platformModels = new PlatformModels(settings.ai, async () => {
    const chosen = await loadPlatformModels();
    const judged = Object.entries(chosen).map(([feature, connection]) => [
      feature,
      { ...connection, addressesOf: orLoopback(addressesOf) },
    ]);
    return Object.fromEntries(judged) as typeof chosen;
  });
  const writer = perConnection(
    () => platformModels.of('posts'),
    (connection) => createTextWriter(connection, recordUsage),
  );
  const queue = createQueue(strapi.db, { databaseUrl, log, timings: settings.timings.queue });
  return {
    adviser: createAssistant(
      { model: () => platformModels.of('assistant'), webhookUrl: settings.assistantWebhookUrl },
      { tools, knowledge, log, now, recordUsage },
    ),
    answering: createAnswering(
      { ...settings.ai, indexFolder: path.join(settings.dataDir, 'indexes') },
      { ...ofBots, platformModels, recordUsage, addressesOf, log, now },
    ),
    documents: createDocumentReader(),
    exchange: createInvoiceExchange(settings.exchange),
    files: createFileStore(stores.files, (key) =>
      queue.enqueue({
        name: REMOVE_FILE,
        payload: { key },
        key: `${REMOVE_FILE}:${key}`,
        maxAttempts: REMOVE_FILE_ATTEMPTS,
      }),
    ),
    invoicing: createInvoiceWriter(),
    live: createLiveUpdates({ databaseUrl, log }),
    mail: createMailTransport(settings.mail),
    meetings: createMeetings(settings.meetingBaseUrl),
    // Made at first use: its stores ask for tables, which Strapi knows only after `register()`.
    get payments() {
      return (payments ??= createPayments(strapi, settings));
    },
    models: modelAdministration(settings.ollamaHost, platformModels, orLoopback(addressesOf)),
    posts: createPostWriter(() => platformModels.of('posts'), recordUsage),
    projectWebhook: createProjectWebhook(settings.projectWebhookUrl, settings.projectWebhookSecrets),
    queue,
    reports: createReportRenderer({ publicUrl: settings.publicUrl }),
    social: createSocialNetworks(settings.social, {
      addressesOf: (url) => web.addressesOf(url),
      registrations,
    }),
    stores,
    vatRegistry: createVatRegistry(settings.viesUrl, settings.operator),
    web,
    get writer() {
      return writer();
    },
  };
};

/** Closes what holds threads or connections. The queue is stopped before, by whoever knows how long it may take. */
export const closeEngines = async ({ documents, live, reports }: Engines): Promise<void> => {
  await Promise.allSettled([documents.close(), live.close(), reports.close()]);
};
