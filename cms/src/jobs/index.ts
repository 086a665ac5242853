import type { Core } from '@strapi/strapi';
import type { JobDefinition } from '../engines/queue/port';
import { eraseAccountsJob } from './erase-accounts';
import { eraseOldConversationsJob } from './erase-old-conversations';
import { crawlSiteJob } from './crawl-site';
import { embedPassagesJob } from './embed-passages';
import { readTrainingFileJob } from './read-training-file';
import { runRegressionJob } from './run-regression';
import { sendMail } from './send-mail';

/** Every kind of later work this server does. */
export const jobDefinitions = (strapi: Core.Strapi): JobDefinition[] => [
  readTrainingFileJob(strapi),
  crawlSiteJob(strapi),
  embedPassagesJob(strapi),
  runRegressionJob(strapi),
  sendMail(strapi),
  eraseOldConversationsJob(strapi),
  eraseAccountsJob(strapi),
];
