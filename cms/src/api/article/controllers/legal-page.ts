import { factories } from '@strapi/strapi';
import { LEGAL_PAGE } from '../article-uids';

export default factories.createCoreController(LEGAL_PAGE);
