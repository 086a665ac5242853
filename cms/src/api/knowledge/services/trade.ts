import { factories } from '@strapi/strapi';
import { TRADE } from '../knowledge-uids';

export default factories.createCoreService(TRADE);
