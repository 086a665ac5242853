import { factories } from '@strapi/strapi';
import { coreRouterConfig } from '../../../http/core-content';
import { TRADE } from '../knowledge-uids';

export default factories.createCoreRouter(TRADE, coreRouterConfig());
