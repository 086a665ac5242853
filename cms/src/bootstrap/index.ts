import type { Core } from '@strapi/strapi';

/** What the server prepares at each start, in order; every step may run twice without harm. */
export type BootstrapStep = (strapi: Core.Strapi) => Promise<void>;

export const bootstrapSteps: BootstrapStep[] = [];
