import { factories } from '@strapi/strapi';
import { coreRouterConfig } from '../../../http/core-content';
import { FISCAL_PARAMETER } from '../knowledge-uids';

export default factories.createCoreRouter(FISCAL_PARAMETER, coreRouterConfig());
