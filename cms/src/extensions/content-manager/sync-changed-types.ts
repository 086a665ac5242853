import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** A service of the content manager that keeps what its screens show of some types in step with their schemas. */
export interface ConfigurationsService {
  syncConfigurations(): Promise<void>;
}
export type ConfigurationsFactory = (context: { strapi: Core.Strapi }) => ConfigurationsService;

const fingerprint = (strapi: Core.Strapi, schemas: object): string =>
  createHash('sha1')
    .update(String(strapi.config.get('info.strapi')))
    .update(JSON.stringify(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

/**
 * The service, which at a start works through the screens of these types only when a schema has changed since the last start (or
 * Strapi has): with some hundred types that is a fifth of what a start takes, and otherwise finds nothing to do. What editors arrange
 * meanwhile is checked against the schemas where it is saved.
 */
export const syncChangedTypes =
  (
    create: ConfigurationsFactory,
    key: string,
    schemas: (strapi: Core.Strapi) => object,
  ): ConfigurationsFactory =>
  ({ strapi }) => {
    const service = create({ strapi });
    return {
      ...service,
      async syncConfigurations() {
        const store = strapi.store({ type: 'core', name: 'officina', key });
        const current = fingerprint(strapi, schemas(strapi));
        if ((await store.get({})) === current) return;
        await service.syncConfigurations();
        await store.set({ value: current });
      },
    };
  };
