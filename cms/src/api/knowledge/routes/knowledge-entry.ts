import { factories } from '@strapi/strapi';
import { coreRouterConfig } from '../../../http/core-content';
import { KNOWLEDGE_ENTRY } from '../knowledge-uids';

export default factories.createCoreRouter(KNOWLEDGE_ENTRY, coreRouterConfig());
