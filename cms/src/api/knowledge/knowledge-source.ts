import type { Core } from '@strapi/strapi';
import { romeDay } from '../../domain/chatbot/rome-time';
import type { ParametersOfDay } from '../../domain/advice/adviser-tools';
import type { KnowledgeSource } from '../../engines/ai/assistant';
import { FISCAL_PARAMETER_SEEDS } from '../../seeds/knowledge';
import { loadFiscalParameters, loadKnowledge, loadPlaybooks, loadTrades } from './load-knowledge';

/** What editors have published, as the assistant reads it. */
export interface PublishedKnowledge extends KnowledgeSource {
  /** The parameters of law as they were last read: before the first reading those of the seeds. */
  parameters(): ParametersOfDay;
}

/** Reads entries and parameters together: the texts of the ones name the others. */
export const knowledgeSource = (strapi: Core.Strapi): PublishedKnowledge => {
  let current: ParametersOfDay = { parameters: FISCAL_PARAMETER_SEEDS, day: romeDay(new Date()) };
  return {
    async load() {
      const day = romeDay(new Date());
      const parameters = await loadFiscalParameters(strapi);
      const entries = await loadKnowledge(strapi, parameters, day);
      const trades = await loadTrades(strapi);
      const playbooks = await loadPlaybooks(strapi);
      current = { parameters, day };
      return { entries, trades, playbooks };
    },
    parameters: () => current,
  };
};
