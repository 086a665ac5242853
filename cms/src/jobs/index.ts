import type { Core } from '@strapi/strapi';
import type { JobDefinition } from '../engines/queue/port';
import { announceProjectJob } from './announce-project';
import { applyPaymentJob } from './apply-payment';
import { eraseAccountsJob } from './erase-accounts';
import { eraseOldConversationsJob } from './erase-old-conversations';
import { checkVatNumbersJob } from './check-vat-numbers';
import { followInvoicesJob, transmitInvoiceJob } from './exchange-invoices';
import { compareModelsJob } from './compare-models';
import { crawlSiteJob } from './crawl-site';
import { embedPassagesJob } from './embed-passages';
import { makeReportJob } from './make-report';
import { prepareCalendarJob } from './prepare-calendar';
import { observePaymentJob } from './observe-payment';
import { publishArticlesJob } from './publish-articles';
import { printReceiptsJob } from './print-receipts';
import { reconcilePaymentsJob } from './reconcile-payments';
import { notifySocialOwnerJob } from './notify-social-owner';
import { refundPurchaseJob } from './refund-purchase';
import { readSocialFileJob } from './read-social-file';
import { readBusyTimesJob } from './read-busy-times';
import { readTrainingFileJob } from './read-training-file';
import { remindBookingsJob } from './remind-bookings';
import { remindServiceOrdersJob } from './remind-service-orders';
import { runRegressionJob } from './run-regression';
import { removeFileJob } from './remove-file';
import { sendMail } from './send-mail';
import { refreshSocialAccountsJob } from './refresh-expiring-accounts';
import { processSubscriptionsJob } from './process-due-subscriptions';
import { tidyMailsJob } from './tidy-mails';
import { tidyNotificationsJob } from './tidy-notifications';
import { tidyTrialsJob } from './tidy-trials';
import { tidySocialPostsJob } from './tidy-social-posts';
import { writePostsJob } from './write-posts';

/** Every kind of later work this server does. */
export const jobDefinitions = (strapi: Core.Strapi): JobDefinition[] => [
  readTrainingFileJob(strapi),
  removeFileJob(strapi),
  readSocialFileJob(strapi),
  crawlSiteJob(strapi),
  embedPassagesJob(strapi),
  runRegressionJob(strapi),
  compareModelsJob(strapi),
  sendMail(strapi),
  announceProjectJob(strapi),
  makeReportJob(strapi),
  eraseOldConversationsJob(strapi),
  eraseAccountsJob(strapi),
  processSubscriptionsJob(strapi),
  refreshSocialAccountsJob(strapi),
  refundPurchaseJob(strapi),
  applyPaymentJob(strapi),
  observePaymentJob(strapi),
  reconcilePaymentsJob(strapi),
  printReceiptsJob(strapi),
  transmitInvoiceJob(strapi),
  followInvoicesJob(strapi),
  checkVatNumbersJob(strapi),
  prepareCalendarJob(strapi),
  readBusyTimesJob(strapi),
  remindBookingsJob(strapi),
  remindServiceOrdersJob(strapi),
  publishArticlesJob(strapi),
  tidyMailsJob(strapi),
  tidyNotificationsJob(strapi),
  tidyTrialsJob(strapi),
  tidySocialPostsJob(strapi),
  writePostsJob(strapi),
  notifySocialOwnerJob(strapi),
];
