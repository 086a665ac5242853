import { factories } from '@strapi/strapi';
import { LEGAL_PAGE } from '../article-uids';

export default factories.createCoreService(LEGAL_PAGE);
