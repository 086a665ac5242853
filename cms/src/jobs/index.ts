import type { Core } from '@strapi/strapi';
import type { JobDefinition } from '../engines/queue/port';
import { readTrainingFileJob } from './read-training-file';
import { sendMail } from './send-mail';

/** Every kind of later work this server does. */
export const jobDefinitions = (strapi: Core.Strapi): JobDefinition[] => [
  readTrainingFileJob(strapi),
  sendMail(strapi),
];
