import { factories } from '@strapi/strapi';
import { coreRouterConfig } from '../../../http/core-content';
import { PLAYBOOK } from '../knowledge-uids';

export default factories.createCoreRouter(PLAYBOOK, coreRouterConfig());
