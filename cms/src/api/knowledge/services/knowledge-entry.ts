import { factories } from '@strapi/strapi';
import { KNOWLEDGE_ENTRY } from '../knowledge-uids';

export default factories.createCoreService(KNOWLEDGE_ENTRY);
