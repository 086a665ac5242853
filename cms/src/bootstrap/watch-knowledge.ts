import type { Core } from '@strapi/strapi';
import { FISCAL_PARAMETER, KNOWLEDGE_ENTRY, PLAYBOOK, TRADE } from '../api/knowledge/knowledge-uids';
import { engines } from '../engines';
import { timings } from '../settings/timings';
import { afterCommit } from './after-commit';

const CHANNEL = 'knowledge';

/** Has the assistant of every instance read again what an editor, the API or a seed has changed of its knowledge. */
export const watchKnowledge = async (strapi: Core.Strapi): Promise<void> => {
  let waiting: NodeJS.Timeout | undefined;
  const refresh = () =>
    engines(strapi)
      .adviser.refresh()
      .catch((error: unknown) =>
        strapi.log.error(`The assistant did not read what changed of its knowledge: ${String(error)}`),
      );
  engines(strapi).live.listen(CHANNEL, () => {
    // Publishing changes several rows: the last of them counts.
    clearTimeout(waiting);
    waiting = setTimeout(() => void refresh(), timings().schedules.settleKnowledgeMs).unref();
  });
  const announce = () => afterCommit(strapi, () => engines(strapi).live.tell(CHANNEL, {}));
  strapi.db.lifecycles.subscribe({
    models: [KNOWLEDGE_ENTRY, TRADE, PLAYBOOK, FISCAL_PARAMETER],
    afterCreate: announce,
    afterCreateMany: announce,
    afterUpdate: announce,
    afterUpdateMany: announce,
    afterDelete: announce,
    afterDeleteMany: announce,
  });
};
