import { factories } from '@strapi/strapi';
import { PRODUCT } from '../catalogue';

export default factories.createCoreService(PRODUCT);
