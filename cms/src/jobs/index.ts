import type { Core } from '@strapi/strapi';
import type { JobDefinition } from '../engines/queue/port';

/** Every kind of later work this server does. */
export const jobDefinitions = (_strapi: Core.Strapi): JobDefinition[] => [];
