import type { Core } from '@strapi/strapi';
import { assistantChat } from './api/conversation/services/assistant-chat';
import { startPublishing, stopPublishing } from './api/social/publishing/worker';
import { openStreams } from './api/stream/open-streams';
import { loadPassages, materialVersion } from './api/chatbot/services/load-passages';
import { readBotModel } from './api/chatbot/services/model-settings';
import { passageVectors } from './api/chatbot/services/passage-vectors';
import {
  loadPlatformModels,
  startPlatformModels,
  stopPlatformModels,
} from './api/model/load-platform-models';
import { recordModelUsage } from './api/model/model-usage';
import { knowledgeSource } from './api/knowledge/knowledge-source';
import { configAnswers } from './api/widget/answer-config';
import { visitorChat } from './api/widget/services/visitor-chat';
import { configurePreview } from './api/preview/configure-preview';
import { registerFields } from './bootstrap/register-fields';
import { storeMedia } from './bootstrap/store-media';
import { bootstrapSteps } from './bootstrap';
import { lockBoot } from './bootstrap/boot-lock';
import { adviserTools } from './domain/advice/adviser-tools';
import { engines, installEngines } from './engines';
import { createObjectStores } from './engines/files';
import { serverRegistrations } from './api/social/server-registrations';
import { assembleEngines, closeEngines } from './engines/assemble';
import { drainServer, watchConnections } from './http/drain-server';
import { jobDefinitions } from './jobs';
import { runAfterTraining } from './jobs/run-regression';
import { readSettings } from './settings';
import { timings } from './settings/timings';

// `timestamp without time zone` columns mean UTC on every machine.
process.env.TZ = 'UTC';

let unlockBoot: () => Promise<void> = async () => undefined;

/** Has the assistant read what it knows soon after the server listens: it takes a second of the processor. */
const warmAssistant = (strapi: Core.Strapi): void => {
  const warm = () =>
    engines(strapi)
      .adviser.warm()
      .catch((error: unknown) =>
        strapi.log.error(`The assistant did not read its knowledge: ${String(error)}`),
      );
  const { httpServer } = strapi.server;
  httpServer.once('listening', () => {
    const timer = setTimeout(() => void warm(), timings().models.warmAssistantMs).unref();
    // A server that has ended reads nothing any more, and nothing may hold it in memory.
    httpServer.once('close', () => clearTimeout(timer));
  });
};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    watchConnections(strapi.server.httpServer);
    unlockBoot = await lockBoot(strapi);
    const knowledge = knowledgeSource(strapi);
    const settings = readSettings();
    installEngines(
      strapi,
      assembleEngines(strapi, settings, {
        stores: await createObjectStores(settings),
        loadPassages: (botId) => loadPassages(strapi, botId),
        materialVersion: (botId) => materialVersion(strapi, botId),
        botModel: (botId) => readBotModel(strapi, botId),
        loadPlatformModels: () => loadPlatformModels(strapi),
        registrations: serverRegistrations(strapi),
        recordUsage: (usage) => recordModelUsage(strapi, usage),
        vectors: passageVectors(strapi),
        knowledge,
        tools: adviserTools(knowledge.parameters),
      }),
    );
    registerFields(strapi);
    storeMedia(strapi);
    configurePreview(strapi);
    // What is used here stands before the whole list of `config/middlewares.ts`.
    strapi.server.use((ctx, next) => configAnswers(strapi).first(ctx, next));
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    try {
      for (const step of bootstrapSteps) await step(strapi);
    } finally {
      await unlockBoot();
    }
    await startPlatformModels(strapi);
    await engines(strapi).queue.start(jobDefinitions(strapi));
    startPublishing(strapi);
    runAfterTraining(strapi);
    visitorChat(strapi).startSweep();
    assistantChat(strapi).startSweep();
    warmAssistant(strapi);
  },

  /** Strapi calls this on SIGTERM and SIGINT, before it tears the server down: what has begun may end. */
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    // Strapi's own commands, as the one that writes types, destroy what they have only registered.
    if (!strapi.isLoaded) return;
    const { drainMs, leastGraceMs } = timings().server;
    const deadline = Date.now() + drainMs;
    stopPlatformModels();
    const published = stopPublishing(strapi, drainMs);
    openStreams(strapi).endAll();
    await drainServer(strapi.server.httpServer, drainMs);
    // Replies whose visitor has left are still being written, and posts are on their way.
    await Promise.all([
      visitorChat(strapi).stop(Math.max(leastGraceMs, deadline - Date.now())),
      assistantChat(strapi).finish(Math.max(leastGraceMs, deadline - Date.now())),
      published,
    ]);
    await engines(strapi).queue.stop(Math.max(leastGraceMs, deadline - Date.now()));
    await closeEngines(engines(strapi));
  },
};
