import { factories } from '@strapi/strapi';
import { PLAYBOOK } from '../knowledge-uids';

export default factories.createCoreController(PLAYBOOK);
