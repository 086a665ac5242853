import type { Core } from '@strapi/strapi';
import { bootstrapSteps } from './bootstrap';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    void strapi;
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    for (const step of bootstrapSteps) await step(strapi);
  },
};
