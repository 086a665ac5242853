import type { Core } from '@strapi/strapi';
import { registerArticleRules } from '../api/article/article-rules';
import { registerHolidayRules } from '../api/booking/holiday-rules';
import { registerKnowledgeRules } from '../api/knowledge/knowledge-rules';
import { registerProductRules } from '../api/product/product-rules';
import { registerCouponRules } from '../api/purchase/coupon-rules';
import { watchSocialProjects } from '../api/social/forget-projects';
import { ensureContentPermissions } from '../extensions/users-permissions/ensure-content-permissions';
import { ensureRoles } from '../extensions/users-permissions/ensure-roles';
import { seedDemo } from '../seeds';
import { ensureCreditPacks } from '../seeds/ensure-credit-packs';
import { blockDemoAccounts } from './block-demo-accounts';
import { ensureBookChain } from './ensure-book-chain';
import { ensureCalendar } from './ensure-calendar';
import { ensureConsultants } from './ensure-consultants';
import { ensureChatbotVersions } from './ensure-chatbot-versions';
import { ensureCouponRedemptions } from './ensure-coupon-redemptions';
import { ensureHelpBots } from './ensure-help-bots';
import { ensureIndexes } from './ensure-indexes';
import { ensureKnowledge } from './ensure-knowledge';
import { ensureLocales } from './ensure-locales';
import { dropDefaultApiTokens, ensurePanelAdmin } from './ensure-panel';
import { ensurePanelLayouts } from './ensure-panel-layouts';
import { ensurePanelRoles } from './ensure-panel-roles';
import { ensurePublicTexts } from './ensure-public-texts';
import { ensureServiceOrders } from './ensure-service-orders';
import { ensureReceiptSnapshots } from './ensure-receipt-snapshots';
import { guardPanelAccounts } from './guard-panel-accounts';
import { hideUngovernedActions } from './hide-ungoverned-actions';
import { routePanelMail } from './route-panel-mail';
import { watchBlockedOwners } from './watch-blocked-owners';
import { watchKnowledge } from './watch-knowledge';
import { watchPublicContent } from './watch-public-content';

/** What the server prepares at each start, in order; every step may run twice without harm. */
export type BootstrapStep = (strapi: Core.Strapi) => Promise<void>;

export const bootstrapSteps: BootstrapStep[] = [
  ensureLocales,
  ensureRoles,
  ensureContentPermissions,
  hideUngovernedActions,
  ensureIndexes,
  ensureChatbotVersions,
  ensureCouponRedemptions,
  ensureReceiptSnapshots,
  ensureBookChain,
  dropDefaultApiTokens,
  blockDemoAccounts,
  ensurePanelAdmin,
  ensurePanelLayouts,
  ensurePanelRoles,
  routePanelMail,
  guardPanelAccounts,
  registerArticleRules,
  registerProductRules,
  registerCouponRules,
  registerHolidayRules,
  registerKnowledgeRules,
  watchPublicContent,
  watchKnowledge,
  watchBlockedOwners,
  watchSocialProjects,
  ensurePublicTexts,
  ensureKnowledge,
  ensureCreditPacks,
  ensureConsultants,
  ensureCalendar,
  seedDemo,
  ensureServiceOrders,
  ensureHelpBots,
];
