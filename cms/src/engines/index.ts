import type { Core } from '@strapi/strapi';
import type { Assistant } from './ai/assistant';
import type { ModelAdministration } from './ai';
import type { Answering } from './ai/port';
import type { PostWriter } from './ai/posts';
import type { TextWriter } from './ai/writer';
import type { InvoiceExchange } from './exchange/port';
import type { DocumentReader } from './documents/port';
import type { FileStore, ObjectStores } from './files/port';
import type { InvoiceWriter } from './invoicing/port';
import type { LiveUpdates } from './live/port';
import type { MailTransport } from './mail/port';
import type { Meetings } from './meetings/port';
import type { Payments } from './payments';
import type { ReportRenderer } from './pdf/port';
import type { ProjectWebhook } from './project-webhook/port';
import type { Queue } from './queue/port';
import type { SocialNetworks } from './social/port';
import type { VatRegistry } from './vat-registry/port';
import type { WebFetcher } from './web/port';

/** The outside world of one running server; made once in `register()` from settings, closed in `destroy()`. */
export interface Engines {
  adviser: Assistant;
  answering: Answering;
  documents: DocumentReader;
  exchange: InvoiceExchange;
  files: FileStore;
  invoicing: InvoiceWriter;
  live: LiveUpdates;
  mail: MailTransport;
  meetings: Meetings;
  models: ModelAdministration;
  payments: Payments;
  posts: PostWriter;
  /** Null where nobody wants to hear of new projects. */
  projectWebhook: ProjectWebhook | null;
  queue: Queue;
  reports: ReportRenderer;
  social: SocialNetworks;
  /** Where files lie: of the media library by the names in their addresses, private ones by the keys that `files` makes. */
  stores: ObjectStores;
  /** Null where no register of VAT numbers is configured. */
  vatRegistry: VatRegistry | null;
  web: WebFetcher;
  /** Null where no model is configured. */
  writer: TextWriter | null;
}

const engineSets = new WeakMap<Core.Strapi, Engines>();

export const installEngines = (strapi: Core.Strapi, engines: Engines): void => {
  engineSets.set(strapi, engines);
};

/** The engines of a running server. Throws before `register()` has run. */
export const engines = (strapi: Core.Strapi): Engines => {
  const set = engineSets.get(strapi);
  if (!set) throw new Error('Engines are not installed yet');
  return set;
};
