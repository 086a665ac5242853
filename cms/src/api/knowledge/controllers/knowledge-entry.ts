import { factories } from '@strapi/strapi';
import { KNOWLEDGE_ENTRY } from '../knowledge-uids';

export default factories.createCoreController(KNOWLEDGE_ENTRY);
