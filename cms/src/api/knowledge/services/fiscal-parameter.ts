import { factories } from '@strapi/strapi';
import { FISCAL_PARAMETER } from '../knowledge-uids';

export default factories.createCoreService(FISCAL_PARAMETER);
