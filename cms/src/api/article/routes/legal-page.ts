import { factories } from '@strapi/strapi';
import { romeDay } from '../../../domain/chatbot/rome-time';
import { coreRouterConfig } from '../../../http/core-content';
import { LEGAL_PAGE } from '../article-uids';

/** A version of a legal page is written before its day: until then it is the editors'. */
const inForce = () => ({
  $or: [{ effectiveOn: { $lte: romeDay(new Date()) } }, { effectiveOn: { $null: true } }],
});

export default factories.createCoreRouter(LEGAL_PAGE, coreRouterConfig({ visible: inForce }));
