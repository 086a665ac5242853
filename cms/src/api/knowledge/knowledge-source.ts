import type { Core } from '@strapi/strapi';
import { romeDay } from '../../domain/chatbot/rome-time';
import type { KnowledgeSource } from '../../engines/ai/assistant';
import { loadFiscalParameters, loadKnowledge } from './load-knowledge';

/** What editors have published, as the assistant reads it. */
export const knowledgeSource = (strapi: Core.Strapi): KnowledgeSource => ({
  load: async () => loadKnowledge(strapi, await loadFiscalParameters(strapi), romeDay(new Date())),
});
