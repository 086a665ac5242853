import type { Core } from '@strapi/strapi';

/** The part of Strapi's database that the queue needs. */
export type QueueDatabase = Pick<Core.Strapi['db'], 'connection' | 'transaction'>;
